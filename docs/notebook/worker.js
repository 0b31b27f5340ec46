// Python for the cells of a notebook: first the addresses of its files, then code after code. What a cell prints, and the
// value of its last line, is the answer; of an error, its last lines.
const RUN = `
import sys, traceback
sys.path.insert(0, "/lib/ludi")
from pyodide.code import eval_code

def run(code, names={"__name__": "__main__"}):
    import contextlib, io
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            value = eval_code(code, names, filename="cell")
    except BaseException as error:
        found = [f for f in traceback.extract_tb(error.__traceback__) if f.filename == "cell"]
        where = f"line {found[0].lineno}: " if found else ""
        raise RuntimeError(where + "".join(traceback.format_exception_only(error)).strip()) from None
    return (out.getvalue() + ("" if value is None else repr(value))).rstrip("\\n")
run
`;
let run;

/** Python's code, its library and the rules lie compressed, for hosts that compress nothing. */
async function unpacking(folder) {
  const ask = self.fetch.bind(self);
  const { unpacked } = await import(`${folder}xz.mjs`);
  self.fetch = async (what, how) => {
    const address = String(what instanceof Request ? what.url : what);
    const packed = address.endsWith(".asm.wasm") ? `${address}.xz` : address;
    const answer = await ask(packed, how);
    if (!answer.ok || !packed.endsWith(".xz")) return answer;
    return new Response(unpacked(answer.body), { headers: { "content-type": packed === address ? "application/zip" : "application/wasm" } });
  };
}

async function begin({ python, library, rules }) {
  await unpacking(python);
  const archive = async (name) => (await fetch(`${rules}${name}.zip.xz`)).arrayBuffer();
  const [{ loadPyodide }, common] = await Promise.all([import(`${python}pyodide.mjs`), archive("common")]);
  const its = await loadPyodide({ indexURL: python, stdLibURL: library, lockFileURL: `${python}pyodide-lock.json` });
  const unpack = (data) => its.unpackArchive(data, "zip", { extractDir: "/lib/ludi" });
  unpack(common);
  run = its.runPython(RUN);
  const families = run("from ludi.kernel.titles import families; print(*families())").split(" ");
  (await Promise.all(families.map(archive))).forEach(unpack); // a cell may ask for any title
  return "";
}

self.onmessage = async ({ data }) => {
  try {
    postMessage({ said: typeof data === "string" ? run(data) : await begin(data) });
  } catch (error) {
    const lines = String(error.message).trim().split("\n");
    postMessage({ wrong: lines[lines.length - 1].replace(/^RuntimeError: /, "") });
  }
};
