import { execFileSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** Copies what git knows or would take up of this checkout, with the packages of this one. */
export function copyCheckout(copy: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  const files = new Set(listed.toString().split("\0"));
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(copy, file));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
}
