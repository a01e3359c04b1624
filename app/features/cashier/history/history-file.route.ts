import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context/route-handle";
import { loadHistoryFile } from "./history-file.server";
import { readHistoryQuery } from "./history-query";

export const handle = { query: { tab: "once", status: "once" } } satisfies RouteHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  const query = readHistoryQuery(context.query);
  return new Response(await loadHistoryFile(context, query), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="history-${query.tab}.csv"`,
    },
  });
}
