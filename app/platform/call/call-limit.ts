import type { LimitName } from "../limits";
import type { MethodName, Params } from "../methods/registry";

interface CallLimit {
  name: LimitName;
  /** Whose tries are counted together; undefined when only the address tells. */
  key: string | undefined;
  /** A call that succeeds has proved that the key is its own. */
  isProof?: true;
}

type Rules = {
  [M in MethodName]?: (params: Params<M>, session: string | undefined) => CallLimit | undefined;
};

/**
 * Calls that somebody could try values with, or flood people with. Known and unknown logins count alike, because nothing but what was typed
 * is looked at.
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

/** The limit that a call counts against, if any. `session`: the cookies that the platform will see. */
export function limitOf<M extends MethodName>(
  method: M,
  params: Params<M>,
  session: string | undefined,
): CallLimit | undefined {
  const rule: Rules[M] = rules[method];
  return rule?.(params, session);
}

/** Spellings of one login are one login. */
function loginKey(login: string): string {
  return login.normalize("NFKC").trim().replace(/^\+/, "").toLowerCase();
}
