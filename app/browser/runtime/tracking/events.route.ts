import type { ActionFunctionArgs } from "@remix-run/node";
import { spendOffer } from "~/dialogs/attention/offers.server";
import { storeAnswered } from "~/dialogs/attention/shown-offers.server";
import { readForm } from "~/forms/validation/read-form.server";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { savePopupShown } from "~/session/shown-popups.server";
import { eventCatalogue, eventsFor, type SentTo } from "./event-catalogue";

type PlatformEvent = SentTo<"platform">;
const campaignAnswers: readonly PlatformEvent[] = ["popup_clicked", "popup_closed"];

export function loader() {
  return redirect(paths.home());
}

/**
 * Forwards browser events (`store-event.ts`) to the platform, for signed-in players only; upstream failures are
 * ignored.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const { event_name: named, ...given } = Object.fromEntries(await readForm(request));
  const event_name = eventsFor("platform").find((name) => name === named);
  const fields = event_name && eventCatalogue[event_name].fields.safeParse(given);
  if (!event_name || !fields?.success) return new Response(null, { status: 400 });
  if (!context.cookies.upstreamHeader()) return new Response(null, { status: 204 });
  const sysname = "sysname" in fields.data ? fields.data.sysname : undefined;
  if (event_name === "popup_shown") await spendOffer(context, "campaign", sysname);
  else if (campaignAnswers.includes(event_name)) await storeAnswered(context, ["campaign"]);
  try {
    await Promise.all([
      context.platform.call("events.handle", {
        event_name,
        event_params: sysname === undefined ? undefined : { sysname },
      }),
      event_name === "popup_shown" && sysname !== undefined && savePopupShown(context, sysname),
    ]);
  } catch (error) {
    if (!(error instanceof PlatformFailure || error instanceof PlatformRefusal)) throw error;
  }
  return new Response(null, { status: 204 });
}
