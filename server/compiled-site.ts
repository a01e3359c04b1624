import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { cachedDataVersionTag, setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import { FIRST_PAGES_MS } from "./process/first-pages";

// Entry of the built site (`build/server.js`): runs site.cjs with the code that V8 made of it when the site was built
// (docs/decisions/134-code-that-is-compiled-ahead.md).

const file = fileURLToPath(new URL("site.cjs", import.meta.url));

const tag = cachedDataVersionTag().toString(16);

/** Where the code for this release of Node and these flags is, if the build made it. */
export const codeFile = fileURLToPath(new URL(`site-${process.versions.node}-${tag}.code`, import.meta.url));

/** Node tells the lines of our files for modules that it loads itself only, which take no code: they are asked for. */
const namesLines = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? "").split(" ")].includes(
  "--enable-source-maps",
);

/** The whole site as one script. Without its code V8 compiles it from the source, which takes longer. */
export const compiled = namesLines ? undefined : readScript();

// What a start and its first pages make mostly lives: new objects get all their room in one step, rather than in four with
// all that lives copied for each.
setFlagsFromString("--semi-space-growth-factor=32");

/** Settled when the server listens. */
export const { started } = compiled ? run(compiled) : createRequire(file)(file);
await started;
setTimeout(collectGarbageOften, FIRST_PAGES_MS).unref();

/**
 * Collects garbage before it is half of what lives: on large machines V8 would wait for many times that. Until the first pages
 * are there almost all that is made lives, and to look for garbage would be a tenth of the work. V8 takes code only of
 * its own version and flags, so `scripts/compile-site.mjs` sets these back.
 */
function collectGarbageOften(): void {
  setFlagsFromString("--semi-space-growth-factor=2");
  setFlagsFromString("--heap-growing-percent=50");
}

function readScript(): Script {
  // The text of the file as it is: V8 leaves it where it was read, but copies what is put together.
  return new Script(readFileSync(file, "latin1"), {
    filename: file,
    ...(existsSync(codeFile) && { cachedData: readFileSync(codeFile) }),
  });
}

function run(script: Script): { started: Promise<void> } {
  const site = { exports: {} as { started: Promise<void> } };
  script.runInThisContext()(site.exports, createRequire(file), site, file);
  return site.exports;
}
