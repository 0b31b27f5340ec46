/**
 * Python's library compiled ahead, by the Python that will run it: where it is compiled at every first visit, that is most
 * of what Python takes to begin. Without docstrings and lines, which nobody sees there, it is no larger than its source; a
 * traceback asks each instruction for its line all the same, and is given that of its function.
 */
import { loadPyodide } from "pyodide";

const FROM = "/library.zip";
const TO = "/compiled.zip";
const CODE = `
import importlib.util, marshal, types, zipfile
HEAD = importlib.util.MAGIC_NUMBER + b"\\1\\0\\0\\0" + bytes(8)  # its source is not looked at

def bare(code):
    consts = tuple(bare(x) if isinstance(x, types.CodeType) else x for x in code.co_consts)
    units = len(code.co_code) // 2
    lines = b"\\xef\\0" * (units // 8) + (bytes([0xE7 + units % 8, 0]) if units % 8 else b"")  # eight at a time: no other line
    return code.replace(co_linetable=lines, co_consts=consts, co_filename="")

with zipfile.ZipFile("${FROM}") as given, zipfile.ZipFile("${TO}", "w", zipfile.ZIP_DEFLATED) as made:
    for name in given.namelist():
        data = given.read(name)
        if name.endswith(".py"):
            read = "pyodide" in name  # Pyodide's own modules hand their docstrings on
            code = compile(data, name, "exec", dont_inherit=True, optimize=0 if read else 2)
            name, data = name + "c", HEAD + marshal.dumps(bare(code))
        made.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
`;

/** The archive `python_stdlib.zip` with code in place of sources. */
export async function compiled(library: Uint8Array): Promise<Uint8Array> {
  const python = await loadPyodide();
  python.FS.writeFile(FROM, library);
  python.runPython(CODE);
  return python.FS.readFile(TO) as Uint8Array;
}
