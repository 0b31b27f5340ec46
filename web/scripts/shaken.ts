/** A function's body without those of its functions and values that nothing in it can reach. */
import { parseAst } from "rolldown/parseAst";

interface Node {
  type: string;
  start: number;
  end: number;
  [more: string]: unknown;
}

/** A part of the body that can go: its text, the names that it brings, and those that it wants. */
interface Part {
  start: number;
  end: number;
  brings: string;
  wants: Set<string>;
}

const node = (it: unknown): it is Node => typeof it === "object" && it !== null && typeof (it as Node).type === "string";
const children = (it: Node): Node[] => Object.values(it).flatMap((one) => (Array.isArray(one) ? one : [one])).filter(node);

/** Every name in it but those of properties; one that an inner function has for itself is taken for the outer one. */
function wanted(it: Node, found = new Set<string>()): Set<string> {
  if (it.type === "Identifier") found.add(it.name as string);
  const named = !it.computed && (it.type === "MemberExpression" ? "property" : it.type.endsWith("Property") || it.type === "Property" || it.type === "MethodDefinition" ? "key" : "");
  for (const child of children(it)) if (!named || child !== it[named] || (it.shorthand && child === it.value)) wanted(child, found);
  return found;
}

const STILL = /^(FunctionExpression|ArrowFunctionExpression|Literal|Identifier)$/;
/** Whether it does nothing when it is reached. */
function still(it: Node | null | undefined): boolean {
  if (!it || STILL.test(it.type)) return true;
  if (it.type === "UnaryExpression") return still(it.argument as Node);
  if (it.type === "ArrayExpression") return (it.elements as (Node | null)[]).every((one) => !one || (one.type !== "SpreadElement" && still(one)));
  if (it.type !== "ObjectExpression") return false;
  return (it.properties as Node[]).every((one) => one.type === "Property" && !one.computed && still(one.value as Node));
}

/** The owner of what is written to: `a` of `a.b.c = ...`. */
function owner(it: Node): string {
  if (it.type === "Identifier") return it.name as string;
  return it.type === "MemberExpression" && !it.computed ? owner(it.object as Node) : "";
}

/** Other names of the same value: what is written to one of them is written to all. */
function others(body: Node[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const one of body.flatMap((statement) => (statement.declarations as Node[] | undefined) ?? [])) {
    const [id, init] = [one.id as Node, one.init as Node | null];
    if (id.type === "Identifier" && init?.type === "Identifier") found.set(id.name as string, init.name as string);
  }
  return found;
}

/** What of a statement can go; nothing, where it must stay whole. */
function parts(statement: Node): Part[] {
  const { start, end, type } = statement;
  if (type === "FunctionDeclaration") return [{ start, end, brings: (statement.id as Node).name as string, wants: wanted(statement) }];
  if (type === "VariableDeclaration") {
    return (statement.declarations as Node[]).map((one) => {
      const free = (one.id as Node).type === "Identifier" && still(one.init as Node | null);
      return { start: one.start, end: one.end, brings: free ? ((one.id as Node).name as string) : "", wants: wanted(one) };
    });
  }
  const written = type === "ExpressionStatement" ? (statement.expression as Node) : statement;
  const free = written.type === "AssignmentExpression" && (written.left as Node).type === "MemberExpression" && still(written.right as Node);
  return [{ start, end, brings: free ? owner(written.left as Node) : "", wants: wanted(statement) }];
}

/** The script, its first function shaken. */
export function shaken(text: string): string {
  const body = ((parseAst(text).body[0] as unknown as Node).body as Node).body as Node[];
  const declared = new Set<string>();
  const found = body.map((statement) => ({ statement, parts: parts(statement) }));
  for (const { statement, parts } of found) {
    if (statement.type !== "ExpressionStatement") for (const { brings } of parts) declared.add(brings);
  }
  declared.delete("");
  const all = found.flatMap(({ parts }) => parts);
  const same = others(body);
  for (const { statement, parts } of found) {
    if (statement.type !== "ExpressionStatement") continue;
    for (const part of parts) for (let one = same.get(part.brings); one; one = same.get(one)) part.brings = one;
  }
  const by = new Map<string, Part[]>([["", []]]);
  for (const part of all) {
    const name = declared.has(part.brings) ? part.brings : "";
    by.set(name, [...(by.get(name) ?? []), part]);
  }
  const kept = new Set<string>();
  const next = [""];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (kept.has(name)) continue;
    kept.add(name);
    for (const { wants } of by.get(name) ?? []) next.push(...wants);
  }
  const stays = ({ brings }: Part): boolean => !declared.has(brings) || kept.has(brings);
  let made = text.slice(0, body[0]!.start);
  for (const { statement, parts } of found) {
    const left = parts.filter(stays);
    if (left.length === parts.length) made += text.slice(statement.start, statement.end);
    else if (left.length) made += `${statement.kind as string} ${left.map(({ start, end }) => text.slice(start, end)).join(",")};`;
    made += "\n";
  }
  return made + text.slice(body.at(-1)!.end);
}
