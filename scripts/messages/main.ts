import { runMessages } from "./commands";

// Whoever reads with `| head` has enough before the end.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
process.exitCode = await runMessages(process.argv.slice(2));
