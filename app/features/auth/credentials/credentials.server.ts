import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { ownCookies } from "~/session/cookies/cookies";
import { decryptValue, encryptValue } from "~/session/cookies/encrypted-value.server";

const LIFE_SECONDS = 300;

const GeneratedSchema = z.object({ login: z.string(), password: z.string() });
export type Generated = z.output<typeof GeneratedSchema>;

/** Stores generated credentials (docs/contract.md#d32) for the next page: in an encrypted cookie, never in a URL. */
export function saveCredentials({ config, cookies }: AppContext, { login, password }: Generated): void {
  const sealed = encryptValue(
    config.sessionSecret,
    ownCookies.credentials,
    { login, password } satisfies Generated,
    LIFE_SECONDS,
  );
  cookies.set(ownCookies.credentials, sealed, { maxAge: LIFE_SECONDS });
}

/** Shown once: reading deletes the cookie. */
export async function loadCredentials({ config, cookies }: AppContext): Promise<{ data: Generated } | null> {
  const sealed = cookies.get(ownCookies.credentials);
  if (sealed === undefined) return null;
  cookies.remove(ownCookies.credentials);
  const data = decryptValue(config.sessionSecret, ownCookies.credentials, sealed, GeneratedSchema);
  return data && { data };
}
