import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { CAMPAIGN } from "~/content/audience";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { pageMeta } from "~/seo/page-meta";
import { AtPlace } from "~/shell/market-place/at-place";
import { withOwn } from "~/shell/own-parts/with-own.server";
import { loadHome, readOwnHome } from "./home.server";
import { HomePage } from "./home-page";
import { loadLanding, readOwnLanding } from "./landing.server";
import { LandingPage } from "./landing-page";

// Landing pages are a second route of this module, so that what both are made of is in one file of the browser's.
export const handle = {
  i18n: ["home", "games", "jackpots", "tournaments"],
  page: { names: ["index"], namesWithParam: ["p-slug"] },
  query: serverOnly$({ [CAMPAIGN]: "once" }),
  isForAllPlayers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, params: { slug } }: LoaderFunctionArgs) {
  if (slug !== undefined) return withOwn(context, loadLanding(context, slug), readOwnLanding);
  return withOwn(context, loadHome(context), readOwnHome, { readsAgain: true });
}

export const shouldRevalidate = revalidatePageContent;

export default function HomeRoute() {
  if ("title" in useLoaderData<typeof loader>()) return <LandingPage />;
  return (
    <>
      <HomePage />
      <AtPlace place="home" />
    </>
  );
}
