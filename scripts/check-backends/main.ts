import "../reader-gone";
import { runCheck } from "./command";

process.exitCode = await runCheck(process.argv.slice(2), process.env, (text) => process.stdout.write(text));
