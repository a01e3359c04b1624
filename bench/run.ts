import { benchClientBytes } from "./client-bytes";
import { benchGames } from "./games";
import { benchHtmlSize } from "./html-size";
import { benchLoad } from "./load";
import { benchLocales } from "./locales";
import { appendResults, type Row } from "./results";
import { benchRouteTable } from "./route-table";
import { benchScroll } from "./scroll";

/** `npm run bench` runs all measurements, `npm run bench -- bytes load` only the named ones. */
const benches: Record<string, () => Promise<Row[]>> = {
  bytes: benchClientBytes,
  games: benchGames,
  html: benchHtmlSize,
  load: benchLoad,
  locales: benchLocales,
  routes: benchRouteTable,
  scroll: benchScroll,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(
    `no such measure: ${unknown.join(", ")} (there are ${Object.keys(benches).join(", ")})\n`,
  );
  process.exit(1);
}

for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const rows = await measure();
  for (const { what, value, ratio } of rows) {
    process.stdout.write(`  ${what.padEnd(52)} ${value.padStart(24)} ${ratio ?? ""}\n`);
  }
  appendResults(rows);
}
