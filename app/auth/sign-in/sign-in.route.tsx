import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AuthPage } from "~/auth/auth-page";
import { loadAuthPage } from "~/auth/auth-page.server";
import type { RouteHandle } from "~/context";
import { revalidatePageBeneath } from "~/dialogs/address/dialog-navigation";
import { pageMeta } from "~/seo/page-meta";
import { readForm } from "~/validation/read-form.server";
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

export const shouldRevalidate = revalidatePageBeneath;

export default function SignInPage() {
  return <AuthPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
