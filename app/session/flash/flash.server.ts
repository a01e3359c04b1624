import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { MessageKeySchema } from "~/i18n/messages/message-key";
import { ownCookies } from "../cookies/cookies";

/** Long enough for a redirect on a slow connection, short enough that no stale message is shown. */
const FLASH_SECONDS = 60;

const FlashSchema = z.object({
  tone: z.enum(["info", "positive", "warning", "danger"]),
  key: MessageKeySchema,
  values: z.record(z.string(), z.union([z.string().max(200), z.number()])).optional(),
  /** The link that the message offers. */
  way: z.enum(["bot"]).optional(),
});

/** A message that the next page shows once. */
type FlashMessage = z.infer<typeof FlashSchema>;

/** A flash message, translated on the server: the browser needs no message bundle for it. */
export interface Flash {
  tone: FlashMessage["tone"];
  text: string;
  way?: { href: string; text: string };
}

/** URLs of the messages' links; without its URL a message has no link. */
type FlashLinks = Partial<Record<NonNullable<FlashMessage["way"]>, string>>;

const linkTexts = { bot: "flash.openBot" } as const satisfies Record<keyof FlashLinks, string>;

/** Stores a message for the page after a redirect; it is shown there once, with and without script. */
export function setFlash(context: Pick<AppContext, "cookies">, message: FlashMessage): void {
  context.cookies.set(ownCookies.flash, JSON.stringify(message), { maxAge: FLASH_SECONDS });
}

/** Returns this page's flash message and removes its cookie; a response that redirects again keeps the cookie. */
export function takeFlash(
  { cookies, t }: Pick<AppContext, "cookies" | "t">,
  links: FlashLinks = {},
): Flash | undefined {
  const text = cookies.get(ownCookies.flash);
  if (text === undefined) return undefined;
  cookies.remove(ownCookies.flash);
  const message = FlashSchema.safeParse(parse(text)).data;
  if (!message) return undefined;
  const { tone, key, values, way } = message;
  const href = way && links[way];
  return { tone, text: t(key, values), ...(href && { way: { href, text: t(linkTexts[way]) } }) };
}

function parse(text: string): object | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
