import { config } from "zod";

// Zod compiles its parsers with `new Function` where it may. Our policy forbids that, and even asking is reported.
if (typeof document !== "undefined") config({ jitless: true });
