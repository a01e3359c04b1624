import { config } from "zod";

// Zod compiles parsers with `new Function` if allowed. Our CSP forbids it, and even zod's attempt would be reported.
if (typeof document !== "undefined") config({ jitless: true });
