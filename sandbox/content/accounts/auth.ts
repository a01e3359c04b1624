import { randomBytes } from "node:crypto";
import { isoTime, minute } from "../../world/clock";
import type { World } from "../../world/world";
import type { Dialect } from "../api/dialects";
import { ContentRefusal, invalidFields } from "../api/refusal";
import { type Bearer, issueToken } from "./session";
import type { ContentAccount } from "./state";
import { refusals } from "./wording";

export interface AuthCall {
  world: World;
  dialect: Dialect;
  url: URL;
  body: Record<string, string>;
  bearer: Bearer;
  provider: string;
}

type Answer = (call: AuthCall) => object;

/** The one provider whose sign-in is switched on; its tokens are `sandbox-token`. */
const enabledProvider = "sandbox";
const providerToken = "sandbox-token";

const signInLimit = 10;
const signInWindow = 5 * minute;

/** `VERB path` below the prefix, `{provider}` for a part of it. Orders of checks and words as recorded. */
export const authCalls: Record<string, Answer> = {
  "GET users/me"({ bearer, dialect }) {
    return dialect.account(accountOf(bearer, refusals.noToken));
  },
  "POST auth/local"(call) {
    const { world, dialect, body } = call;
    demand(body, ["identifier", "password"], dialect.version === 3 ? refusals.signInFields : undefined);
    if (dialect.version === 4) countSignIn(world, body.identifier ?? "");
    const account = world.state.content.accounts.find(
      ({ username, email, provider }) =>
        provider === "local" && [username, email].includes(body.identifier ?? ""),
    );
    if (account?.password !== body.password || !account) throw refusals.invalid();
    return admit(call, account);
  },
  "POST auth/local/register"(call) {
    const { world, dialect, body } = call;
    demand(
      body,
      ["email", "username", "password"],
      dialect.version === 3 ? refusals.registerFields : undefined,
    );
    if (!isEmail(body.email)) throw refusals.email();
    if ((body.password ?? "").length < 6 && dialect.version !== 3) {
      throw invalidFields([["password", "password must be at least 6 characters"]]);
    }
    const extra = Object.keys(body).filter((name) => !["email", "username", "password"].includes(name));
    if (extra.length > 0 && dialect.version === 5) {
      throw new ContentRefusal(400, `Invalid parameters: ${extra.join(", ")}`);
    }
    const { accounts } = world.state.content;
    if (accounts.some(({ username, email }) => username === body.username || email === body.email)) {
      throw refusals.taken();
    }
    return admit(call, addAccount(world, { ...body, provider: "local" }));
  },
  "POST auth/forgot-password"({ world, dialect, body }) {
    demandEmail(body, dialect);
    const account = world.state.content.accounts.find(({ email }) => email === body.email);
    if (!account && dialect.version === 3) throw refusals.unknownEmail();
    if (account) {
      account.resetCode = randomBytes(32).toString("hex");
      mail(world, account, "content-reset", account.resetCode);
    }
    return { ok: true };
  },
  "POST auth/reset-password"(call) {
    const { world, dialect, body } = call;
    demand(
      body,
      ["passwordConfirmation", "password", "code"],
      dialect.version === 3 ? refusals.resetFields : undefined,
    );
    if (body.password !== body.passwordConfirmation) throw refusals.mismatch();
    const account = world.state.content.accounts.find(({ resetCode }) => resetCode === body.code);
    if (!account) throw refusals.code();
    account.password = body.password ?? "";
    delete account.resetCode;
    return admit(call, account);
  },
  "POST auth/change-password"(call) {
    const { dialect, body, bearer } = call;
    // Recorded: version 3 has no such route.
    if (dialect.version === 3) throw new ContentRefusal(405, "Method Not Allowed");
    const account = accountOf(bearer, () => new ContentRefusal(403, "Forbidden"));
    demand(body, ["passwordConfirmation", "password", "currentPassword"]);
    if (body.password !== body.passwordConfirmation) {
      throw invalidFields([["passwordConfirmation", "Passwords do not match"]]);
    }
    if (account.password !== body.currentPassword) throw refusals.currentPassword();
    if (account.password === body.password) throw refusals.samePassword();
    account.password = body.password ?? "";
    return admit(call, account);
  },
  "POST auth/send-email-confirmation"({ world, dialect, body }) {
    demandEmail(body, dialect, refusals.wrongEmail);
    const account = world.state.content.accounts.find(({ email }) => email === body.email);
    if (!account && dialect.version === 3) throw new ContentRefusal(500, "An internal server error occurred");
    if (account?.confirmed) throw refusals.confirmed();
    if (account) mail(world, account, "content-confirmation", randomBytes(20).toString("hex"));
    return { email: body.email, sent: true };
  },
  "GET auth/{provider}/callback"(call) {
    const { world, dialect, url, provider } = call;
    if (provider !== enabledProvider) throw refusals.provider();
    const token = url.searchParams.get("access_token");
    if (token === null) throw new ContentRefusal(400, "No access_token.", { name: "ApplicationError" });
    if (dialect.version === 5) throw refusals.providerSession();
    if (token !== providerToken) throw refusals.providerToken();
    const known = world.state.content.accounts.find((account) => account.provider === provider);
    const email = "visitor@provider.test";
    return admit(call, known ?? addAccount(world, { username: "visitor", email, password: "", provider }));
  },
};

/** The provider agrees at once and sends the browser back to the site with its word. */
export function connect(world: World, provider: string): Response {
  if (provider !== enabledProvider) throw refusals.connect();
  const query = new URLSearchParams({ access_token: providerToken });
  return Response.redirect(`${world.settings.siteUrl}/content-session/${provider}?${query}`, 302);
}

function admit({ world, dialect }: AuthCall, account: ContentAccount): object {
  if (account.blocked) throw refusals.blocked();
  if (!account.confirmed) throw refusals.unconfirmed();
  return { jwt: issueToken(world, account), user: dialect.account(account) };
}

function addAccount(
  world: World,
  { username = "", email = "", password = "", provider = "" }: Record<string, string>,
): ContentAccount {
  const { accounts } = world.state.content;
  const account: ContentAccount = {
    id: accounts.length + 1,
    ...{ username, email, password, provider },
    confirmed: true,
    blocked: false,
    isEditor: false,
    createdAt: world.clock.now(),
  };
  accounts.push(account);
  return account;
}

function accountOf(bearer: Bearer, refuse: () => ContentRefusal): ContentAccount {
  if (bearer === null || bearer === "operator") throw refuse();
  return bearer;
}

function demand(
  body: Record<string, string>,
  names: string[],
  v3?: (missing: string[]) => ContentRefusal,
): void {
  const missing = names.filter((name) => !body[name]);
  if (missing.length === 0) return;
  throw v3 ? v3(missing) : invalidFields(missing.map((name) => [name, `${name} is a required field`]));
}

function demandEmail(body: Record<string, string>, { version }: Dialect, v3 = refusals.email): void {
  if (version === 3 && !isEmail(body.email)) throw v3();
  demand(body, ["email"]);
  if (!isEmail(body.email)) throw refusals.email();
}

function isEmail(text = ""): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}

/** Recorded in version 4. */
function countSignIn(world: World, name: string): void {
  const { signIns } = world.state.content;
  const now = world.clock.now();
  const recent = (signIns.get(name) ?? []).filter((moment) => moment > now - signInWindow);
  signIns.set(name, [...recent, now]);
  if (recent.length >= signInLimit) {
    throw new ContentRefusal(429, "Too many requests, please try again later.");
  }
}

function mail(world: World, { email }: ContentAccount, kind: string, code: string): void {
  world.state.outbox.push({ contact: email, kind, code, sent_at: isoTime(world.clock.now()) });
}
