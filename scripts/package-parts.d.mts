import type { Plugin } from "esbuild";

export const packageParts: Plugin;
export const replaced: RegExp[];
