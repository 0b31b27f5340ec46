/**
 * Pyodide's script without what no program here can reach. It offers all of Python's C functions, SDL, sound and OpenGL to
 * modules that are loaded later; a table loads none. What it gives to Python's code, and what it asks of it, stays.
 */
import { minifySync } from "rolldown/utils";
import { shaken } from "./shaken";

const NAME = "[\\w$]+";
const WORDS = new RegExp(NAME, "g");
/** All that Python's code may call, by name. */
const GIVEN = new RegExp(`(wasmImports=\\{)([^{}]*)\\}`);
/** A function of Python's code, kept under its name and in the public object. */
const TAKEN = new RegExp(`(${NAME})=Module\\["(${NAME})"\\]=wasmExports\\["[^"]+"\\](?:\\.value>>>0)?;`, "g");
const DECLARED = new RegExp(`var (${NAME}(?:,${NAME}){50,});`, "g");
/** A function of the script in the public object. */
const OFFERED = new RegExp(`Module\\["(${NAME})"\\]=(${NAME});`, "g");
/** What is read of any object: the public one has several names. */
const READ = new RegExp(`\\.(${NAME})|\\["(${NAME})"\\](?!=)`, "g");
/** For drawing: Python's code hands it on to modules that are loaded later. */
const DRAWN = /^(emscripten_)?e?gl[A-Z]/;
const ABSENT = "_absent";
/** What a function takes and gives, for modules that are loaded later. */
const SIGNED = new RegExp(`(${NAME})\\.sig="[^"]*";`, "g");

function counted(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [word] of text.matchAll(WORDS)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** Of what Python's code may call that which it asks for. */
function given(all: string, asked: Set<string>): string {
  const found = all.split(",").filter((one) => asked.has(one.split(":")[0]!));
  return found.map((one) => (DRAWN.test(one) ? `${one.split(":")[0]}:${ABSENT}` : one)).join(",");
}

/** The script, for this code and beside the rest of Pyodide's scripts; as short as can be. */
export async function shortened(script: string, code: Uint8Array, rest: string): Promise<string> {
  const asked = new Set(WebAssembly.Module.imports(await WebAssembly.compile(code as BufferSource)).map(({ name }) => name));
  let text = script.replace(GIVEN, (_, head: string, body: string) => `${head}${given(body, asked)}}`);

  const words = counted(text + rest);
  const idle = new Set<string>();
  text = text.replace(TAKEN, (all, name: string, offered: string) => {
    if (name !== offered || words.get(name) !== 3) return all; // its declaration and both names here
    idle.add(name);
    return "";
  });
  text = text.replace(DECLARED, (_, names: string) => `var ${names.split(",").filter((name) => !idle.has(name)).join(",")};`);

  const read = new Set([...text.matchAll(READ)].map(([, one, other]) => one ?? other!));
  const beside = counted(rest);
  text = text.replace(OFFERED, (all, offered: string, name: string) => (offered === name && !read.has(name) && !beside.has(name) ? "" : all));

  const left = counted(text);
  text = text.replace(SIGNED, (all, name: string) => (asked.has(name) || asked.has(name.slice(1)) || left.get(name)! > 2 ? all : ""));
  text = `${shaken(text)}function ${ABSENT}(){throw Error("absent")}${ABSENT}.sig="v";`;
  // What would be evaluated comes with modules that are loaded later: without, names can be short.
  text = text.replace(/=eval\(func\)/g, "=(0,eval)(func)");
  return minifySync("pyodide.asm.mjs", text, { compress: true, mangle: true }).code;
}
