import { register } from "tsx/esm/api";

// tsx does not reach into threads by itself.
register();
await import("./busy-watch.ts");
