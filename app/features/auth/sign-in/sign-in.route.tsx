import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { AuthPage } from "~/features/auth/auth-page";
import { loadAuthPage } from "~/features/auth/auth-page.server";
import { readForm } from "~/forms/validation/read-form.server";
import { pageMeta } from "~/seo/page-meta";
import { submitSignIn } from "./sign-in.server";

export const handle = {
  i18n: ["auth"],
  shared: false,
  policy: "frame",
  page: { names: ["forms-sign-in"], isIndexed: false },
  query: { done: "visitor" },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadAuthPage(context, "show_popup_auth");
}

export async function action({ context, request }: ActionFunctionArgs) {
  return submitSignIn(context, await readForm(request));
}

export const shouldRevalidate = revalidatePageContent;

export default function SignInPage() {
  return <AuthPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
