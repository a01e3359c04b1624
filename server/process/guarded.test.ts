import { EventEmitter } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { guarded } from "./guarded";

const files = [
  "server.ts",
  ...readdirSync("server", { recursive: true, encoding: "utf8" }).map(inServer),
].filter((file) => /(?<!\.test|\.d)\.ts$/.test(file));

function inServer(file: string): string {
  return join("server", file);
}

const REGISTERS = /^(?:on|once|addListener|prependListener|prependOnceListener|addEventListener|subscribe)$/;
/** They end the process on purpose, are what an unguarded error ends in, or settle a promise of the start. */
const UNGUARDED = [
  'server/process/listen.ts: server.once("error")',
  'server/process/listen.ts: probe.on("error")',
  "server/process/shutdown.ts: process.on(signal)",
  'server/process/shutdown.ts: process.on("SIGHUP")',
  'server/process/shutdown.ts: process.on("unhandledRejection")',
  'server/process/shutdown.ts: process.on("uncaughtException")',
  'server/redis/connection.ts: client.once("error")',
];

/** Every registration of a callback: where it is, and whether it is guarded there or where the callback is made. */
function registrations(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const guardedNames = new Set<string>();
  const found: { name: string; isGuarded: boolean }[] = [];
  const isGuarded = (node: ts.Node | undefined): boolean =>
    node !== undefined &&
    ((ts.isCallExpression(node) && node.expression.getText() === "guarded") ||
      (ts.isIdentifier(node) && guardedNames.has(node.text)));
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && isGuarded(node.initializer)) guardedNames.add(node.name.getText());
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      REGISTERS.test(node.expression.name.text)
    ) {
      const [event, handler] = node.arguments;
      found.push({
        name: `${file}: ${node.expression.getText()}(${event?.getText()})`,
        isGuarded: isGuarded(handler),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe("callbacks of emitters", () => {
  it("are all guarded, so that none of them can end the process", () => {
    const all = files.flatMap(registrations);
    expect(all.length).toBeGreaterThan(20);
    const unguarded = all.filter((one) => !one.isGuarded).map(({ name }) => name);
    expect(unguarded).toEqual(UNGUARDED);
  });

  it("report what they threw as a rejection that nobody waits for", async () => {
    const logged = await rejectionsOf(async () => {
      const emitter = new EventEmitter();
      emitter.on(
        "x",
        guarded(() => {
          throw new Error("on purpose");
        }),
      );
      emitter.emit("x");
    });
    expect(logged).toEqual(["on purpose"]);
  });
});

/** Messages of the rejections while `work` runs, which would otherwise fail the run of the tests. */
async function rejectionsOf(work: () => Promise<void>): Promise<string[]> {
  const others = process.rawListeners("unhandledRejection") as NodeJS.UnhandledRejectionListener[];
  const logged: string[] = [];
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", (error) => logged.push((error as Error).message));
  try {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return logged;
  } finally {
    process.removeAllListeners("unhandledRejection");
    for (const other of others) process.on("unhandledRejection", other);
  }
}
