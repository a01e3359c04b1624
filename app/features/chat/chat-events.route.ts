import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readForm } from "~/forms/validation/read-form.server";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";

const name = z.string().max(128);
/** Longer texts are truncated for the platform. */
const MAX_CHARACTERS = 4000;

const ChatEventSchema = z.object({
  channel_id: name,
  conversation_id: name,
  text: z.string().transform((text) => text.slice(0, MAX_CHARACTERS)),
  event: z.enum(["sent", "received"]),
});

export function loader() {
  return redirect(paths.home());
}

/**
 * Stores a chat message of either side (docs/contract.md#3.10); platform errors are ignored, because no response
 * depends on it.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const event = ChatEventSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!event.success || context.config.chat.vendors.length === 0) return new Response(null, { status: 400 });
  try {
    await context.platform.call("chatEvent.store", event.data);
  } catch (error) {
    if (!(error instanceof PlatformFailure || error instanceof PlatformRefusal)) throw error;
  }
  return new Response(null, { status: 204 });
}
