import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { AuthPage } from "~/features/auth/auth-page";
import { loadAuthPage } from "~/features/auth/auth-page.server";
import { readForm } from "~/forms/validation/read-form.server";
import { pageMeta } from "~/seo/page-meta";
import { submitSignUp } from "./sign-up.server";

export const handle = {
  i18n: ["auth"],
  shared: false,
  policy: "frame",
  page: { names: ["forms-sign-up"], isIndexed: false },
  query: { done: "visitor" },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadAuthPage(context, "show_popup_reg");
}

export async function action({ context, request }: ActionFunctionArgs) {
  return submitSignUp(context, await readForm(request));
}

export const shouldRevalidate = revalidatePageContent;

export default function SignUpPage() {
  return <AuthPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
