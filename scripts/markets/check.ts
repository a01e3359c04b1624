import "../reader-gone";
import { runMarketCheck } from "./check-market";

process.exitCode = await runMarketCheck(process.argv.slice(2), (text) => process.stdout.write(text));
