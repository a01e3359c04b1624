/** `expiresIn`: seconds since it was issued. */
export interface AccessToken {
  token: string;
  expiresIn: number;
}

/** Least remaining lifetime of a token that the SDK may start with. */
const SPARE_MS = 30_000;
const PAUSES_MS = [1_000, 4_000];

interface RefresherParts {
  ask: () => Promise<AccessToken>;
  now?: () => number;
  pause?: (milliseconds: number) => Promise<void>;
}

/**
 * Manages the access token of a provider's SDK. `current` returns the one to start with, `renewed` a new one when it
 * expires: one request at a time, retried after pauses, then rejected.
 */
export function createTokenRefresher(
  first: AccessToken,
  { ask, now = Date.now, pause = wait }: RefresherParts,
) {
  const lastsUntil = ({ expiresIn }: AccessToken) => now() + expiresIn * 1000;
  let current = { token: first.token, until: lastsUntil(first) };
  let inFlight: Promise<string> | undefined;

  async function askPatiently(): Promise<string> {
    for (const milliseconds of [...PAUSES_MS, null]) {
      try {
        const given = await ask();
        current = { token: given.token, until: lastsUntil(given) };
        return current.token;
      } catch (error) {
        if (milliseconds === null) throw error;
        await pause(milliseconds);
      }
    }
    return current.token;
  }

  function renewed(): Promise<string> {
    inFlight ??= askPatiently().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  }

  return {
    current: () => (current.until - SPARE_MS > now() ? Promise.resolve(current.token) : renewed()),
    renewed,
  };
}

export type TokenRefresher = ReturnType<typeof createTokenRefresher>;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Requests a token from our own server; throws when there is none. */
export async function fetchToken(address: string, action: string | null): Promise<AccessToken> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(action ? { action } : {}),
  });
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const given: Partial<AccessToken> | null = answer.ok && isJson ? await answer.json() : null;
  if (!given || typeof given.token !== "string" || typeof given.expiresIn !== "number")
    throw new Error(`no access token: ${answer.status}`);
  return { token: given.token, expiresIn: given.expiresIn };
}
