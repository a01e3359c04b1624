import { z } from "zod";
import type { AccountCall } from "~/content/account/account-client.server";
import { contentTokenIn } from "~/content/account/content-token";
import { ContentUserSchema } from "~/content/entities/user";
import { apiPrefixOf } from "~/content/strapi/strapi-query";
import type { AppContext } from "~/context/app-context";
import { dropNulls } from "~/upstream/json";

// Accounts of the content service (docs/product.md#4 "Session" and 7.2), independent of players and their sign-in,
// which belong to the platform. Every function throws ContentError with the server's own body.

export type ContentUser = z.output<typeof ContentUserSchema>;

/** `populate` adds the account's role to the reply. */
const ME = "/users/me?populate=role";

/** Observed on a real server: while the e-mail awaits confirmation, a registration returns no token. */
const AuthReplySchema = z.object({ jwt: z.string().min(1).optional() });

/** The signed-in content account, or null; the token is cleared when the account cannot be read with it. */
export async function readContentUser(context: AppContext): Promise<ContentUser | null> {
  const token = contentTokenIn(context.cookies);
  if (!token.get()) return null;
  try {
    const reply = await context.content.send({ verb: "GET", path: ME });
    return ContentUserSchema.parse(reply && dropNulls(reply));
  } catch (error) {
    token.clear();
    context.log.info({ err: error }, "a content account's session has ended");
    return null;
  }
}

export function signInContentUser(context: AppContext, input: { identifier: string; password: string }) {
  return startSession(context, { verb: "POST", path: "/auth/local", body: input });
}

/** Null when the account has to confirm its e-mail before it can sign in. */
export function registerContentUser(
  context: AppContext,
  input: { username: string; email: string; password: string },
) {
  return startSession(context, { verb: "POST", path: "/auth/local/register", body: input });
}

export function resetContentPassword(
  context: AppContext,
  input: { code: string; password: string; passwordConfirmation: string },
) {
  return startSession(context, { verb: "POST", path: "/auth/reset-password", body: input });
}

/** Completes a provider sign-in; `accessToken` is from the query of the provider's callback URL. */
export function finishProviderSignIn(context: AppContext, input: { provider: string; accessToken: string }) {
  const query = new URLSearchParams({ access_token: input.accessToken });
  const path = `/auth/${encodeURIComponent(input.provider)}/callback?${query}`;
  return startSession(context, { verb: "GET", path });
}

/**
 * URL that starts a provider sign-in. The content service responds with a redirect, so the browser has to request it
 * directly; null where browsers cannot reach the content service.
 */
export function providerSignInAddress({ config }: AppContext, provider: string): string | null {
  if (!config.contentPublicUrl) return null;
  return `${config.contentPublicUrl}${apiPrefixOf(config)}/connect/${encodeURIComponent(provider)}`;
}

export async function requestContentPasswordReset(
  context: AppContext,
  input: { email: string },
): Promise<void> {
  contentTokenIn(context.cookies).clear();
  await context.content.send({ verb: "POST", path: "/auth/forgot-password", body: input });
}

/** The current token stays valid: the new one that version 4 sends is not needed. */
export async function changeContentPassword(
  context: AppContext,
  input: { currentPassword: string; password: string; passwordConfirmation: string },
): Promise<void> {
  await context.content.send({ verb: "POST", path: "/auth/change-password", body: input });
}

export async function sendContentConfirmation(context: AppContext, input: { email: string }): Promise<void> {
  await context.content.send({ verb: "POST", path: "/auth/send-email-confirmation", body: input });
}

export function signOutContentUser(context: AppContext): void {
  contentTokenIn(context.cookies).clear();
}

/** Clears the old token first, so that the visitor is signed out when the call is refused. */
async function startSession(context: AppContext, call: AccountCall): Promise<ContentUser | null> {
  const token = contentTokenIn(context.cookies);
  token.clear();
  const { jwt } = AuthReplySchema.catch({}).parse(await context.content.send(call));
  if (jwt === undefined) return null;
  token.set(jwt);
  return readContentUser(context);
}
