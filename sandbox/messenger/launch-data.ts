import { createHmac, timingSafeEqual } from "node:crypto";

/** docs/contract.md#7.2. */
const botToken = "1000000001:SANDBOX-TEST-TOKEN";

interface LaunchUser {
  id: number;
  first_name: string;
  username?: string;
  language_code?: string;
}

/** The launch string that the messenger gives a mini-app for this user; `authDate` in seconds. */
export function launchString(user: LaunchUser, authDate: number, token = botToken): string {
  const pairs = new Map([
    ["auth_date", String(authDate)],
    ["query_id", `AAE${user.id}`],
    ["user", JSON.stringify(user)],
  ]);
  const text = [...pairs].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `${text}&hash=${signature(pairs, token)}`;
}

/** Names and values of a launch string; none where its percent encoding is broken, which is signed by nobody. */
export function launchPairs(payload: string): Map<string, string> {
  try {
    const parts = payload.split("&").filter((part) => part.includes("="));
    return new Map(
      parts.map((part) => {
        const at = part.indexOf("=");
        return [part.slice(0, at), decodeURIComponent(part.slice(at + 1))];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Whether the bot's messenger has signed them (docs/contract.md#3.2). */
export function isSigned(pairs: ReadonlyMap<string, string>): boolean {
  const given = Buffer.from(pairs.get("hash") ?? "");
  const expected = Buffer.from(signature(pairs, botToken));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(pairs: ReadonlyMap<string, string>, token: string): string {
  const text = [...pairs]
    .filter(([name]) => name !== "hash")
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("\n");
  const key = createHmac("sha256", "WebAppData").update(token).digest();
  return createHmac("sha256", key).update(text).digest("hex");
}
