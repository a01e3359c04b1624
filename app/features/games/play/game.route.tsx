import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { pageMeta } from "~/seo/page-meta";
import { GamePage } from "./game-page";
import { loadGamePage } from "./game-page.server";

export const handle = {
  i18n: ["games", "play", "needs"],
  page: { names: ["game-index-sysname", "game-sysname", "game-index-item"] },
  query: { mode: "once", from: "visitor" },
  hidesChat: true,
  isGame: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadGamePage(context, params.sysname ?? "", request.headers.get("referer"));
}

export const shouldRevalidate = revalidatePageContent;

export default function GameRoute() {
  const page = useLoaderData<typeof loader>();
  return <GamePage key={page.game.sysname} page={page} />;
}
