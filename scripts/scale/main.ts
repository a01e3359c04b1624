import { parseArgs } from "node:util";
import { assumed } from "./calls";
import { scaleTable } from "./table";

// npm run scale: calls a second to the platform against the number of instances, for a site like yours.

const { values } = parseArgs({
  options: {
    pages: { type: "string" },
    players: { type: "string" },
    countries: { type: "string" },
  },
});
const given = Object.entries(values).map(([name, value]) => [name, Number(value)]);
const traffic = { ...assumed, ...Object.fromEntries(given) };
if (given.some(([, value]) => !(Number(value) > 0))) {
  process.stderr.write("--pages (a second), --players (0 to 1) and --countries are numbers above 0\n");
  process.exitCode = 2;
} else {
  process.stdout.write(`${JSON.stringify(traffic)}\n\n${scaleTable(traffic)}\n`);
}
