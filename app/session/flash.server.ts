import { z } from "zod";
import type { AppContext } from "~/context";
import { MessageKeySchema } from "~/i18n/messages/message-key";
import { translateWith } from "~/i18n/translator";
import { ownCookies } from "./cookies";

/** Long enough for a redirect on a slow line, short enough that nobody reads yesterday's news. */
const FLASH_SECONDS = 60;

const FlashSchema = z.object({
  tone: z.enum(["info", "positive", "warning", "danger"]),
  key: MessageKeySchema,
  values: z.record(z.string(), z.union([z.string().max(200), z.number()])).optional(),
  /** The way on that it offers. */
  way: z.enum(["bot"]).optional(),
});

/** What the next page says once. */
type FlashMessage = z.infer<typeof FlashSchema>;

/** A flash message in the words of the page that shows it: the browser needs no message bundle for it. */
export interface Flash {
  tone: FlashMessage["tone"];
  text: string;
  way?: { href: string; text: string };
}

/** Where the ways of messages lead; a message whose way is not there offers none. */
type Ways = Partial<Record<NonNullable<FlashMessage["way"]>, string>>;

const wayTexts = { bot: "flash.openBot" } as const satisfies Record<keyof Ways, string>;

/** Leaves a message for the page that a redirect leads to; it is shown there once, with and without script. */
export function setFlash(context: Pick<AppContext, "cookies">, message: FlashMessage): void {
  context.cookies.set(ownCookies.flash, JSON.stringify(message), { maxAge: FLASH_SECONDS });
}

/** The message left for this page. It is gone with this answer, unless that answer is one more redirect. */
export function takeFlash(
  { cookies, i18n }: Pick<AppContext, "cookies" | "i18n">,
  ways: Ways = {},
): Flash | undefined {
  const text = cookies.get(ownCookies.flash);
  if (text === undefined) return undefined;
  cookies.remove(ownCookies.flash);
  const message = FlashSchema.safeParse(parse(text)).data;
  if (!message) return undefined;
  const t = translateWith(i18n);
  const { tone, key, values, way } = message;
  const href = way && ways[way];
  return { tone, text: t(key, values), ...(href && { way: { href, text: t(wayTexts[way]) } }) };
}

function parse(text: string): object | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
