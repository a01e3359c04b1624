import type { Plugin } from "esbuild";

export const eagerHandoff: RegExp;
export const lazyHandoff: Plugin;
