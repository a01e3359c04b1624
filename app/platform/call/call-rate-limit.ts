import type { LimitName } from "../attempt-limits";
import type { MethodName, Params } from "../methods/registry";

interface CallLimit {
  name: LimitName;
  /** The login, session or account that attempts are counted by; undefined to count by IP address only. */
  key: string | undefined;
  /** A successful call proves that the key is the visitor's own. */
  isProof?: true;
}

type Rules = {
  [M in MethodName]?: (params: Params<M>, session: string | undefined) => CallLimit | undefined;
};

/**
 * Methods that could be used to guess values or to flood. Known and unknown logins count alike: the key is what was
 * typed.
 */
const rules: Rules = {
  "auth.login": ({ login, two_factor_auth }) => ({
    name: two_factor_auth === undefined ? "login" : "code",
    key: loginKey(login),
    isProof: true,
  }),
  "auth.restore": ({ login }) => ({ name: "restore", key: loginKey(login) }),
  "auth.register": ({ is_tg, id }) =>
    is_tg ? { name: "miniApp", key: String(id) } : { name: "register", key: undefined },
  "account.confirmContact": ({ contact }) => ({ name: "code", key: loginKey(contact) }),
  "account.confirmTwoFactorAuth": (_params, session) => ({ name: "code", key: session }),
  "campaigns.checkPromocode": (_params, session) => ({ name: "promoCode", key: session }),
  "campaigns.activateOffer": (_params, session) => ({ name: "promoActivation", key: session }),
  "chatEvent.store": (_params, session) => ({ name: "chat", key: session }),
  "Support.sendFeedback": ({ subject }, session) =>
    subject === "feedback" ? { name: "feedback", key: session } : undefined,
};

/** Returns the rate limit that a call counts against, if any. `session`: the cookies sent to the platform. */
export function limitOf<M extends MethodName>(
  method: M,
  params: Params<M>,
  session: string | undefined,
): CallLimit | undefined {
  const rule: Rules[M] = rules[method];
  return rule?.(params, session);
}

/** Normalises a login, so that its variants share one counter. */
function loginKey(login: string): string {
  return login.normalize("NFKC").trim().replace(/^\+/, "").toLowerCase();
}
