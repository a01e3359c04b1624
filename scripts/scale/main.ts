import "../reader-gone";
import { endWithUsage, readOptions } from "../read-options";
import { assumed } from "./calls";
import { scaleTable } from "./table";

const USAGE = `npm run scale -- [--pages A_SECOND] [--players SHARE] [--countries NUMBER]

Calls a second to the platform against the number of instances, for a site like yours. All are numbers above 0; a share
is at most 1.`;

const option = { type: "string" } as const;
const values = readOptions({ pages: option, players: option, countries: option }, USAGE);
const given = Object.entries(values).map(([name, value]) => [name, Number(value)] as const);
for (const [name, value] of given) if (!(value > 0)) endWithUsage(`--${name} is no number above 0`, USAGE);
const traffic = { ...assumed, ...Object.fromEntries(given) };
process.stdout.write(`${JSON.stringify(traffic)}\n\n${scaleTable(traffic)}\n`);
