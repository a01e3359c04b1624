import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const ASSET = /^(.+-)([\w-]{8})(\.\w+)$/;
/** Beside the build, where its packages are found. */
const NEXT = ".cache/next-build";

/**
 * The build once more as one of changed sources: no file below /assets has the name that it had, and each names the
 * others anew. Answers its folder.
 */
export function makeNextBuild(): string {
  rmSync(NEXT, { recursive: true, force: true });
  mkdirSync(`${NEXT}/client`, { recursive: true });
  cpSync("build/client", `${NEXT}/client`, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  cpSync("build/client-maps", `${NEXT}/client-maps`, { recursive: true });
  const version = JSON.parse(readFileSync("build/version.json", "utf8")) as { id: string };
  const id = reversed(version.id);
  writeFileSync(`${NEXT}/version.json`, JSON.stringify({ ...version, id }));

  const names = readdirSync(`${NEXT}/client/assets`);
  const next = new Map(
    names.map((name) => [name, name.replace(ASSET, (_, start, hash, end) => start + reversed(hash) + end)]),
  );
  const named = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const rename = (text: string) =>
    text.replace(named, (name) => next.get(name) ?? name).replaceAll(version.id, id);

  writeFileSync(`${NEXT}/server.js`, rename(readFileSync("build/server.js", "utf8")));
  const assets = `${NEXT}/client/assets`;
  for (const [name, renamed] of next) {
    const bytes = readFileSync(`${assets}/${name}`);
    rmSync(`${assets}/${name}`);
    writeFileSync(`${assets}/${renamed}`, /\.(?:css|js)$/.test(name) ? rename(String(bytes)) : bytes);
  }
  return NEXT;
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}
