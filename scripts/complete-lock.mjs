import { readFileSync, writeFileSync } from "node:fs";

// A registry may serve only some platforms of a package with binaries. npm then leaves the others out of the lock
// file, and `npm ci` refuses it on every machine. This puts them back; run it after `npm install` (npm run lock).

const FILE = "package-lock.json";
const OS = /(android|darwin|linux|win32|freebsd|openbsd|netbsd|sunos|openharmony)/;
const CPU = /(arm64|x64|arm|ia32|ppc64|riscv64|s390x|loong64|wasm32)/;

const lock = JSON.parse(readFileSync(FILE, "utf8"));
for (const [path, holder] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(holder.optionalDependencies ?? {})) {
    const isKnown = [`node_modules/${name}`, `${path}/node_modules/${name}`].some((at) => lock.packages[at]);
    const cpu = name.match(CPU)?.[1];
    if (isKnown || !path || !cpu) continue;
    const os = name.match(OS)?.[1];
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(holder.dev && { dev: true }),
      ...(name.includes("musl") && { libc: ["musl"] }),
      optional: true,
      ...(os && { os: [os] }),
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
