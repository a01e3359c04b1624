import type { AppContext } from "~/context/app-context";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { toCsv } from "./csv";
import { type EntryKind, statusKey } from "./history-entry";
import { type HistoryQuery, MAX_ENTRIES } from "./history-query";
import { readTab } from "./read-history.server";

/** What id and title of an entry are, by its kind: a reward is no transaction. */
const payment = { id: "history.fact.number", title: "history.file.method" } as const;
const reward = { id: "history.fact.reference", title: "history.file.name" } as const;
const names: Record<EntryKind, { id: MessageKey; title: MessageKey }> = {
  deposit: payment,
  withdrawal: payment,
  other: payment,
  bonuses: reward,
  cashbacks: reward,
};

const columnsOf = (tab: EntryKind): MessageKey[] => [
  "history.file.time",
  names[tab].id,
  "history.file.what",
  names[tab].title,
  "cashier.transaction.amount",
  "history.file.currency",
  "cashier.transaction.status",
];

/** The filtered list as CSV, up to the maximum length; times are UTC, in a format that every program reads. */
export async function loadHistoryFile(context: AppContext, { tab, status }: HistoryQuery): Promise<string> {
  const { t } = context;
  const { items } = await readTab[tab](context, { count: MAX_ENTRIES, status });
  return toCsv([
    columnsOf(tab).map((column) => t(column)),
    ...items.map(({ at, id, title, value, ...entry }) => [
      at ? new Date(at).toISOString().slice(0, 19).replace("T", " ") : "",
      id,
      t(`history.kind.${entry.tab}`),
      title,
      value?.amount ?? "",
      value?.currency ?? "",
      t(statusKey(entry)),
    ]),
  ]);
}
