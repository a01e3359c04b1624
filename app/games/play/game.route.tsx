import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { GamePage } from "./game-page";
import { loadGamePage } from "./game-page.server";

export const handle = { i18n: ["games", "play"] } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: data.title }, { tagName: "link", rel: "canonical", href: data.canonical }] : [];

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadGamePage(context, params.sysname ?? "");
}

export const shouldRevalidate = keepBeneathDialog;

export default function GameRoute() {
  const page = useLoaderData<typeof loader>();
  return <GamePage key={page.game.sysname} page={page} />;
}
