import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

type Path = readonly PropertyKey[];

/** What is wrong in a text of JSON, with where: ` (line 3, column 5)`. */
export class JsonSourceError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join("\n"));
  }
}

/** The value of a JSON text, and the positions of its parts. */
export interface JsonSource {
  value: unknown;
  /** ` (line 3, column 5)`: the position of a value, or else of the object that lacks it. */
  at(path: Path): string;
}

/** Reads JSON, strictly: a duplicate name in an object is an error. Throws JsonSourceError. */
export function readJsonSource(text: string): JsonSource {
  const at = (offset: number) => {
    const before = text.slice(0, offset).split("\n");
    return ` (line ${before.length}, column ${(before.at(-1) ?? "").length + 1})`;
  };
  const { root, errors } = treeOf(text);
  const [first] = errors;
  if (!root || first)
    throw new JsonSourceError([
      first ? `it is no JSON: ${wordsOf(first)}${at(first.offset)}` : "it is no JSON",
    ]);
  const strange = strangeNames(root, []);
  if (strange.length > 0)
    throw new JsonSourceError(
      strange.map(({ path, why, offset }) => `${path.join(".")} ${why}${at(offset)}`),
    );
  return {
    value: JSON.parse(text),
    at(path) {
      for (let length = path.length; length >= 0; length -= 1) {
        const steps = path.slice(0, length).map((step) => (typeof step === "number" ? step : String(step)));
        const node = findNodeAtLocation(root, steps);
        if (node) return at(node.parent?.type === "property" ? node.parent.offset : node.offset);
      }
      return at(0);
    },
  };
}

/** The name of a fault of syntax as words. */
function wordsOf({ error }: ParseError): string {
  return printParseErrorCode(error)
    .replace(/(?<=[a-z])[A-Z]/g, " $&")
    .toLowerCase();
}

function treeOf(text: string): { root: Node | undefined; errors: ParseError[] } {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true });
    if (root) JSON.parse(text);
    return { root, errors };
  } catch {
    // Nested too deeply, or one that only the other parser refuses.
    return { root: undefined, errors };
  }
}

/** Names that an object has twice, of which only the last would count, and the one that is no name. */
function strangeNames(node: Node, path: string[]): { path: string[]; why: string; offset: number }[] {
  const children = node.children ?? [];
  if (node.type === "array")
    return children.flatMap((child, index) => strangeNames(child, [...path, String(index)]));
  if (node.type !== "object") return [];
  const seen = new Set<string>();
  return children.flatMap(({ children: [name, value] = [], offset }) => {
    const own = [...path, String(name?.value)];
    const isTwice = seen.has(String(name?.value));
    seen.add(String(name?.value));
    return [
      ...(isTwice ? [{ path: own, why: "is there twice", offset }] : []),
      ...(name?.value === "__proto__" ? [{ path: own, why: "is unknown", offset }] : []),
      ...(value ? strangeNames(value, own) : []),
    ];
  });
}
