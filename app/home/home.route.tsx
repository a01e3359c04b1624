import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { revalidatePageBeneath } from "~/dialogs/address/dialog-navigation";
import { AtPlace } from "~/market/at-place";
import { pageMeta } from "~/seo/page-meta";
import { loadHome } from "./home.server";
import { HomePage } from "./home-page";

export const handle = {
  i18n: ["home", "games", "jackpots", "tournaments"],
  page: { names: ["index"] },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadHome(context);
}

export const shouldRevalidate = revalidatePageBeneath;

export default function HomeRoute() {
  return (
    <>
      <HomePage home={useLoaderData<typeof loader>()} />
      <AtPlace place="home" />
    </>
  );
}
