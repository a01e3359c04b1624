import { ask, navigation } from "../../support/ask";
import { signInByPost } from "../../support/sign-in-by-post";
import { type Site, startSite } from "../../support/site";
import { type Proof, selection } from "../table";
import { type SettingRow, settingRows } from "./rows";

const SAMPLE = 8;

/**
 * Every setting of an operator changes what some page says; `tests/unit/unread-settings.test.ts` holds that each has a
 * row here, or a reason.
 */
export const proof: Proof = async (table, options) => {
  const site = await startSite({ environment: { CHAT_VENDORS: "livechat,zendesk" } });
  try {
    for (const row of selection(settingRows, options, SAMPLE))
      await table.check("settings that change what is answered", row.key, () => mustChange(site, row));
  } finally {
    await site.stop();
  }
};

async function mustChange(site: Site, row: SettingRow): Promise<void> {
  const { key, path = key, before, after, at, who } = row;
  await site.sandbox.reset();
  const cookies = who ? await signInByPost(site.url, await site.sandbox.clone(who, { storage })) : [];
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const read = async () => {
    const { status, headers, text } = await ask(site.url, at, {
      headers: { ...navigation, ...(cookie && { cookie }) },
    });
    return `${status} ${headers.location ?? ""} ${settled(text)}`;
  };
  if (before !== undefined) await site.sandbox.config(nested(path, before));
  const first = await settledAnswer(at, read);
  await site.sandbox.config(nested(path, after));
  if (first === (await settledAnswer(at, read))) throw new Error(`${at} stays the same`);
}

/** A campaign was seen, so that the gap between two counts. */
const storage = { already_seen_cashback_id: "703", "popup_desert-week": "2999-01-01T00:00:00Z" };

const TRIES = 6;

/** What the site says twice in a row: just after a start, or on a busy machine, a part of a page may be late. */
async function settledAnswer(at: string, read: () => Promise<string>): Promise<string> {
  let last = await read();
  let changed = "";
  for (let tries = 1; tries < TRIES; tries += 1) {
    const next = await read();
    if (next === last) return next;
    changed = difference(last, next);
    last = next;
  }
  throw new Error(`${at} changes by itself: ${changed}`);
}

/** What one text has where the other first differs. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return JSON.stringify(one.slice(Math.max(0, at - 40), at + 40));
}

/** The patch that puts a value at a key. */
function nested(key: string, value: unknown): Record<string, unknown> {
  return key
    .split(".")
    .reverse()
    .reduce((inner: unknown, name) => ({ [name]: inner }), value) as Record<string, unknown>;
}

/** Without what differs from one rendering to the next: nonces, tokens, ids and moments. */
function settled(text: string): string {
  return text
    .replace(/nonce(="|\\?":\\?"|-)[\w+/=-]+/g, "nonce")
    .replace(/[\w-]{22}\.\d{10}\.[\w-]{43}/g, "token")
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "id")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "moment")
    .replace(/\b\d+:\d\d:\d\d\b|(?<=(?:time|sinceMs)\\?":)\d+/g, "time")
    .replace(/\b1[78]\d{11}\b/g, "moment");
}
