import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { accountRefusal, accountReply } from "~/content/account/account-reply";
import type { RouteHandle } from "~/context/route-handle";
import { readForm } from "~/forms/validation/read-form.server";
import { readContentUser } from "./content-session.server";
import { sessionIntent } from "./session-intents.server";

/** Differs by visitor: never stored in a shared cache. */
export const handle = { shared: false } satisfies RouteHandle;

/** The content account that is signed in, or null. */
export function loader({ context }: LoaderFunctionArgs) {
  return accountReply(context, async () => ({ user: await readContentUser(context) }));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const call = sessionIntent(await readForm(request));
  return call ? accountReply(context, () => call(context)) : accountRefusal(400, "INVALID_FORM");
}
