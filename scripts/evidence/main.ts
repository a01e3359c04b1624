import "../reader-gone";
import { runEvidence } from "./command";

process.exitCode = await runEvidence(process.argv.slice(2), (text) => process.stdout.write(text));
