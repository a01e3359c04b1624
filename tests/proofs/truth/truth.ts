import { inTurns, type Proof } from "../table";
import { allClear, judge } from "./judge";
import { play } from "./play";
import { type Instrument, instruments } from "./row";
import { healthy, rows } from "./rows";

const columns: Record<Instrument, string> = {
  start: "the start lines",
  operator: "/_operator/",
  check: "check:backends",
  probe: "probe",
  metrics: "metrics with alerts",
  readyz: "/readyz",
};

/**
 * Every way in which a site can be wrong that this machine can play: each instrument says it, or cannot see it for a
 * reason; none says the contrary. Where nothing is wrong each says so.
 */
export const proof: Proof = async (table, { isSample }) => {
  const played = [healthy, ...rows].filter(({ isQuick }) => isQuick || !isSample);
  await inTurns(played, 2, async (row) => {
    let said: Record<Instrument, string> | undefined;
    await table.check("played", row.name, async () => {
      said = await play(row);
    });
    for (const instrument of said ? instruments : [])
      await table.check(columns[instrument], row.name, () => {
        const text = said?.[instrument] ?? "";
        if (row !== healthy) return judge(row, instrument, text);
        if (!allClear[instrument].test(text)) throw new Error(`does not say that all is well: ${text}`);
      });
  });
};
