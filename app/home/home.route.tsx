import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { loadHome } from "./home.server";
import { HomePage } from "./home-page";

export const handle = { i18n: ["home", "games"] } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export function loader({ context }: LoaderFunctionArgs) {
  return loadHome(context);
}

export const shouldRevalidate = keepBeneathDialog;

export default function HomeRoute() {
  return <HomePage home={useLoaderData<typeof loader>()} />;
}
