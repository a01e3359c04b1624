import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import {
  changeContentPassword,
  registerContentUser,
  requestContentPasswordReset,
  resetContentPassword,
  sendContentConfirmation,
  signInContentUser,
  signOutContentUser,
} from "./content-session.server";

const text = z.string().min(1).max(1024);
const newPassword = { password: text, passwordConfirmation: text };

/** The calls a form can make by its `intent`; the result's `user` is set where a session starts. */
const intents: Record<string, (form: object) => Call | null> = {
  login: reading(z.object({ identifier: text, password: text }), signInContentUser),
  register: reading(z.object({ username: text, email: text, password: text }), registerContentUser),
  reset: reading(z.object({ code: text, ...newPassword }), resetContentPassword),
  forgot: reading(z.object({ email: text }), requestContentPasswordReset),
  change: reading(z.object({ currentPassword: text, ...newPassword }), changeContentPassword),
  confirm: reading(z.object({ email: text }), sendContentConfirmation),
  logout: reading(z.object({}), async (context) => signOutContentUser(context)),
};

type Call = (context: AppContext) => Promise<object>;

/** Returns the call for a form; null when it names no known intent or lacks a field the intent needs. */
export function sessionIntent(form: FormData): Call | null {
  const { intent, ...fields } = Object.fromEntries(form);
  const find = typeof intent === "string" && Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  return find?.(fields) ?? null;
}

function reading<T extends z.ZodObject>(
  schema: T,
  call: (context: AppContext, input: z.output<T>) => Promise<unknown>,
) {
  return (form: object): Call | null => {
    const input = schema.safeParse(form);
    if (!input.success) return null;
    return async (context) => ({ user: await call(context, input.data) });
  };
}
