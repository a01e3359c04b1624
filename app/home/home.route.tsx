import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import { revalidatePageBeneath } from "~/dialogs/address/dialog-navigation";
import { AtPlace } from "~/market/at-place";
import { withOwn } from "~/own-parts/with-own.server";
import { pageMeta } from "~/seo/page-meta";
import { loadHome, readOwnHome } from "./home.server";
import { HomePage } from "./home-page";

export const handle = {
  i18n: ["home", "games", "jackpots", "tournaments"],
  page: { names: ["index"] },
  isForAllPlayers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return withOwn(context, loadHome(context), readOwnHome);
}

export const shouldRevalidate = revalidatePageBeneath;

export default function HomeRoute() {
  return (
    <>
      <HomePage />
      <AtPlace place="home" />
    </>
  );
}
