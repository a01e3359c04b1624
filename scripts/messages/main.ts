import "../reader-gone";
import { runMessages } from "./commands";

process.exitCode = await runMessages(process.argv.slice(2));
