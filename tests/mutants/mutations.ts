import ts from "typescript";

/** A small fault: these characters of a file become others. */
export interface Mutation {
  kind: string;
  start: number;
  end: number;
  text: string;
}

const opposites = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
]);

/** Every small fault that a module may get. */
export function mutationsOf(name: string, source: string): Mutation[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const add = (kind: string, node: ts.Node, text: string) =>
    found.push({ kind, start: node.getStart(file), end: node.getEnd(), text });

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const condition =
      ts.isIfStatement(node) || ts.isWhileStatement(node)
        ? node.expression
        : ts.isConditionalExpression(node)
          ? node.condition
          : undefined;
    if (condition) add("condition negated", condition, `!(${condition.getText(file)})`);
    if (ts.isExpressionStatement(node)) add("statement removed", node, ";");
    if (ts.isReturnStatement(node) && node.expression && isCleanup(node.expression))
      add("cleanup removed", node, "return;");
    if (ts.isNumericLiteral(node)) add("constant changed", node, String(Number(node.text) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add("constant changed", node, "false");
    if (node.kind === ts.SyntaxKind.FalseKeyword) add("constant changed", node, "true");
    if (ts.isBinaryExpression(node)) {
      const opposite = opposites.get(node.operatorToken.kind);
      if (opposite) add("comparison swapped", node.operatorToken, opposite);
    }
    if (ts.isAwaitExpression(node)) add("await removed", node, node.expression.getText(file));
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) {
      const rest = node.elements.slice(1).map((element) => element.getText(file));
      add("array element removed", node, `[${rest.join(", ")}]`);
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}

const isCleanup = (node: ts.Expression) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

export const mutate = (source: string, { start, end, text }: Mutation) =>
  source.slice(0, start) + text + source.slice(end);

/** Picks so many of all faults: the same ones with the same seed. The kinds come in turn, so that rare ones are among them. */
export function pick<T extends { kind: string }>(all: readonly T[], count: number, seed: number): T[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))].map((kind) =>
    all.filter((one) => one.kind === kind),
  );
  const random = randomOf(seed);
  const picked: T[] = [];
  while (picked.length < Math.min(count, all.length)) {
    for (const left of kinds) {
      if (picked.length < count) picked.push(...left.splice(Math.floor(random() * left.length), 1));
    }
  }
  return picked;
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
