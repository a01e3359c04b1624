import type { AppContext } from "~/context";
import { translateWith } from "~/i18n/i18n.server";
import { toCsv } from "./csv";
import { statusKey } from "./history-entry";
import { type HistoryQuery, MOST_ENTRIES } from "./history-query";
import { readTab } from "./read-history.server";

const columns = [
  "history.file.time",
  "history.fact.number",
  "history.file.what",
  "cashier.transaction.amount",
  "history.file.currency",
  "cashier.transaction.status",
] as const;

/** The filtered list as CSV, up to the maximum length; times are UTC, in a format that every program reads. */
export async function loadHistoryFile(context: AppContext, { tab, status }: HistoryQuery): Promise<string> {
  const t = translateWith(context.i18n);
  const { items } = await readTab[tab](context, { count: MOST_ENTRIES, status });
  return toCsv([
    columns.map((column) => t(column)),
    ...items.map(({ at, id, title, value, ...entry }) => [
      new Date(at).toISOString().slice(0, 19).replace("T", " "),
      id,
      title,
      value.amount,
      value.currency,
      t(statusKey(entry)),
    ]),
  ]);
}
