import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { foundAt, platformOf } from "./lock-platforms";

// A registry may serve only some platforms of a package with binaries. npm then omits the others from the lock file,
// and `npm ci` fails on every machine. This adds them again, with their checksums where the registry has them; run it
// after `npm install` (npm run lock).

const FILE = "package-lock.json";

interface Holder {
  optionalDependencies?: Record<string, string>;
  integrity?: string;
  dev?: boolean;
}

const lock: { packages: Record<string, Holder> } = JSON.parse(readFileSync(FILE, "utf8"));
for (const [path, holder] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(holder.optionalDependencies ?? {})) {
    const at = foundAt(lock.packages, path, name);
    const platform = platformOf(name);
    if (!path || !platform || (at && lock.packages[at]?.integrity)) continue;
    const integrity = integrityOf(`${name}@${version}`);
    const entry = {
      version,
      ...(integrity && { integrity }),
      ...platform,
      ...(holder.dev && { dev: true }),
      optional: true,
    };
    lock.packages[at ?? `node_modules/${name}`] = entry;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

/** Undefined when the registry lacks the package: npm then trusts the registry's checksum at install time. */
function integrityOf(specifier: string): string | undefined {
  try {
    const output = execFileSync("npm", ["view", specifier, "dist.integrity"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return output.trim() || undefined;
  } catch {
    return undefined;
  }
}
