import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { foundAt, platformOf } from "./lock-platforms";

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  dev?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

describe("the lock file", () => {
  it("has a checksum for whatever every machine installs", () => {
    const open = locked.filter(
      ([, { integrity, optional }]) => !optional && !/^sha512-/.test(integrity ?? ""),
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });

  it("lacks a checksum for builds of other platforms alone", () => {
    const open = locked.filter(([, { integrity }]) => integrity === undefined);
    for (const [path, { optional, cpu }] of open) {
      expect([optional, cpu?.length], path).toEqual([true, 1]);
      expect(platformOf(nameOf(path)), path).not.toEqual({ cpu: ["x64"], libc: ["glibc"], os: ["linux"] });
    }
  });

  it("names no address to download from", () => {
    expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  it("holds every optional dependency, at its version", () => {
    for (const [path, { optionalDependencies = {} }] of locked) {
      for (const [name, version] of Object.entries(optionalDependencies)) {
        if (!platformOf(name)) continue;
        const found = packages[foundAt(packages, path, name) ?? ""];
        expect(found?.version, `${name} of ${path}`).toBe(version);
      }
    }
  });

  it("says of a platform's build where it runs, as its name does", () => {
    for (const [path, { cpu, os, libc, optional }] of locked) {
      const platform = platformOf(nameOf(path));
      // Where a package does not say it, its name is not believed either.
      if (!optional || !platform || !cpu) continue;
      expect(cpu, path).toEqual(platform.cpu);
      if (os && platform.os) expect(os, path).toEqual(platform.os);
      if (libc && platform.libc) expect(libc, path).toEqual(platform.libc);
    }
  });

  it("installs what only the sandbox and the build need in development alone", () => {
    for (const name of [
      "msw",
      "graphql",
      "@fontsource-variable/inter",
      "@fontsource-variable/vazirmatn",
      "vite",
    ])
      expect(packages[`node_modules/${name}`]?.dev, name).toBe(true);
  });
});

it.each([
  ["@rollup/rollup-openharmony-arm64", { cpu: ["arm64"], os: ["openharmony"] }],
  ["@rollup/rollup-linux-arm-musleabihf", { cpu: ["arm"], libc: ["musl"], os: ["linux"] }],
  ["@rollup/rollup-linux-x64-gnu", { cpu: ["x64"], libc: ["glibc"], os: ["linux"] }],
  ["@rollup/rollup-win32-x64-gnu", { cpu: ["x64"], os: ["win32"] }],
  ["@tailwindcss/oxide-wasm32-wasi", { cpu: ["wasm32"] }],
  ["some-charm", null],
])("%s runs on %j", (name, platform) => expect(platformOf(name)).toEqual(platform));
