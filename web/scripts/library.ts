/**
 * What is sent of Python. Its library is what a table needs, compiled ahead by the Python that will run it: where it is
 * compiled at every first visit, that is most of what Python takes to begin. Without docstrings and lines, which nobody
 * sees there, it is no larger than its source; a traceback asks each instruction for its line all the same, and is given
 * that of its function.
 */
import { loadPyodide, type PyodideInterface } from "pyodide";

/** Of Python's library what no table needs, by the beginnings of its names. */
const UNUSED = [
  "(pydoc_data|unittest|xmlrpc|wsgiref|http|xml|sqlite3|curses|ensurepip|venv|tkinter|turtledemo|pdb|pydoc|doctest|",
  "mailbox|imaplib|poplib|smtplib|ftplib|nntplib|tarfile|_pydecimal|optparse|argparse|cProfile|profile|pstats|",
  "webbrowser|compileall|pyclbr|turtle|email|html|wave|cgi|cgitb|plistlib|",
  "concurrent/interpreters|_pyrepl|idlelib|lib2to3|dbm|multiprocessing|logging/(config|handlers)|",
  "_pyio|_pydatetime|pickletools|configparser|bdb|cmd|code|trace|tracemalloc|timeit|socketserver|gettext|",
  "mimetypes|modulefinder|fileinput|symtable|tabnanny|shelve|sched|quopri|netrc|zipapp|runpy|rlcompleter|colorsys|",
  "py_compile|antigravity|this|pty|tty|graphlib|filecmp|getpass|nturl2path|pyodide/console|json/tool|urllib/robotparser|",
  "urllib/(request|response|error)|ipaddress|_ast_unparse|_sysconfigdata_\\w*|importlib/(metadata|resources|simple|readers)|platform|uuid|csv|",
  "concurrent/futures/(process|interpreter)|ctypes|pyodide/(http|_nodesock_transport)|pprint|shlex|getopt|zoneinfo|pkgutil|sysconfig|",
  "stringprep|_markupbase|__hello__|__phello__|site-packages|sre_\\w+|tomllib/mypy.ini|pathlib/types|_py_abc|",
  "asyncio/(windows_events|windows_utils|proactor_events|tools|__main__)|",
  "encodings/(?!(__init__|aliases|ascii|cp437|latin_1|utf_8)\\.)\\w+)(\\.py|/|\\.pyc|$)",
].join("");

const FROM = "/given";
const TO = "/made";
const CODE = `
import importlib.util, marshal, re, types, zipfile
UNUSED = re.compile(r"${UNUSED}")
HEAD = importlib.util.MAGIC_NUMBER + b"\\1\\0\\0\\0" + bytes(8)  # its source is not looked at

def bare(code):
    consts = tuple(bare(x) if isinstance(x, types.CodeType) else x for x in code.co_consts)
    units = len(code.co_code) // 2
    lines = b"\\xef\\0" * (units // 8) + (bytes([0xE7 + units % 8, 0]) if units % 8 else b"")  # eight at a time: no other line
    return code.replace(co_linetable=lines, co_consts=consts, co_filename="")

with zipfile.ZipFile("${FROM}") as given, zipfile.ZipFile("${TO}", "w") as made:
    for name in sorted(name for name in given.namelist() if not UNUSED.match(name)):
        data = given.read(name)
        if name.endswith(".py"):
            read = "pyodide" in name  # Pyodide's own modules hand their docstrings on
            code = compile(data, name, "exec", dont_inherit=True, optimize=0 if read else 2)
            name, data = name + "c", HEAD + marshal.dumps(bare(code))
        made.writestr(zipfile.ZipInfo(name), data)
`;
const PACK = `
import lzma
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "pb": 0, "dict_size": 1 << 24}]
with open("${FROM}", "rb") as given, open("${TO}", "wb") as made:
    made.write(lzma.compress(given.read(), check=lzma.CHECK_CRC32, filters=FILTERS))
`;

let begun: Promise<PyodideInterface> | undefined;
const python = (): Promise<PyodideInterface> => (begun ??= loadPyodide());

/** What Python makes of it. */
async function made(code: string, given: Uint8Array): Promise<Uint8Array> {
  const { FS, runPython } = await python();
  FS.writeFile(FROM, given);
  runPython(code);
  return FS.readFile(TO) as Uint8Array;
}

/** The archive `python_stdlib.zip` with code in place of sources, of what is needed; nothing in it is compressed. */
export const compiled = (library: Uint8Array): Promise<Uint8Array> => made(CODE, library);

/** As an xz archive, a quarter smaller than gzip makes it. */
export const packed = (data: Uint8Array): Promise<Uint8Array> => made(PACK, data);
