import { z } from "zod";
import type { PreviewSetting } from "~/context/app-config";
import type { CookieJar } from "~/session/cookies/cookie-jar";
import { ownCookies } from "~/session/cookies/cookies";
import { decryptValue, encryptValue } from "~/session/cookies/encrypted-value.server";
import { momentOf } from "./wall-time";

/** What a preview can show: drafts, or what visitors see. */
export const PreviewedSchema = z.enum(["draft", "published"]);

const PreviewSchema = z.object({
  shows: PreviewedSchema,
  /** The content service frames it. Its browser sends the cookie there alone: it belongs to the frame. */
  isFramed: z.boolean(),
  /** The moment that entries are judged by, in milliseconds; absent: now. */
  at: z.number().optional(),
  /** Pages are shown as to a visitor, even when a player is signed in. */
  asVisitor: z.boolean().optional(),
});

export type Preview = z.output<typeof PreviewSchema>;

const PURPOSE = "preview";
/** A working day, whatever the browser does with its session. */
const SECONDS = 8 * 3600;

/** The preview that a browser is in; undefined where it is in none, where it has ended, and where nobody may open one. */
export function readPreview(
  cookies: ReadonlyMap<string, string>,
  setting: PreviewSetting | undefined,
): Preview | undefined {
  const sealed = cookies.get(ownCookies.preview);
  if (!setting || sealed === undefined) return undefined;
  return decryptValue(setting.secret, PURPOSE, sealed, PreviewSchema) ?? undefined;
}

/** Begins a preview in this browser, or changes what it shows. */
export function openPreview(cookies: CookieJar, secret: string, preview: Preview): void {
  cookies.set(ownCookies.preview, encryptValue(secret, PURPOSE, preview, SECONDS));
}

export function leavePreview(cookies: CookieJar): void {
  cookies.remove(ownCookies.preview);
}

/** What an editor chose in the bar: when, by the site's clocks, and as whom. */
export function readChoice(form: FormData, timeZone: string): Pick<Preview, "at" | "asVisitor"> {
  return {
    at: momentOf(String(form.get("at") ?? ""), timeZone),
    asVisitor: form.get("as") === "visitor",
  };
}

/** What a visitor's browser would send too. */
const looks: ReadonlySet<string> = new Set([
  ownCookies.preview,
  ownCookies.theme,
  ownCookies.locale,
  ownCookies.rail,
  ownCookies.script,
  ownCookies.consent,
  ownCookies.ageGate,
]);

/** The `Cookie` header as a preview takes it: as a visitor without the session, which stays in the browser. */
export function cookiesOfViewer(
  header: string | undefined,
  preview: Preview | undefined,
): string | undefined {
  if (!preview?.asVisitor) return header;
  return header
    ?.split(";")
    .filter((pair) => looks.has(pair.split("=", 1)[0]?.trim() ?? ""))
    .join(";");
}
