import { expect, it } from "vitest";
import { readBetsQuery, wireFilter } from "./bets-query.server";

const now = Date.parse("2026-03-01T23:30:00Z");
const requested = (search: string) => {
  const filter = wireFilter(readBetsQuery(new URLSearchParams(search)), now);
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
};

it.each([
  ["", {}],
  ["kind=casino", { type: "casino" }],
  ["kind=betting&period=7", { type: "betting", date_from: "2026-02-23" }],
  ["period=1", { date_from: "2026-03-01" }],
  ["period=365", { date_from: "2025-03-02" }],
  ["from=2026-01-02&to=2026-01-31", { date_from: "2026-01-02", date_to: "2026-01-31" }],
  ["from=2026-01-31&to=2026-01-02", { date_from: "2026-01-02", date_to: "2026-01-31" }],
  ["from=2026-01-02&to=2026-01-02", { date_from: "2026-01-02", date_to: "2026-01-02" }],
  ["from=2026-01-02&to=&period=7", { date_from: "2026-01-02" }],
  ["from=&to=2026-01-31", { date_to: "2026-01-31" }],
  ["from=&to=&period=30", { date_from: "2026-01-31" }],
  ["from=2026-02-30&to=yesterday", {}],
  ["kind=poker&period=-1&from=<script>", {}],
  ["kind=__proto__&period=7.0", {}],
])("%s asks the platform for %j", (search, expected) => {
  expect(requested(search)).toEqual(expected);
});
