import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/paths";
import { leadTabs } from "./lead-tabs";
import { LIVE_INTERVAL_MS, type LiveAnswer, type LivePart, liveParts } from "./live-answer";

type Listener<Part extends LivePart> = (value: NonNullable<LiveAnswer[Part]>) => void;

/** What one tab tells the others: an answer that is for all of them, or what it shows itself. */
type Message = { answer: LiveAnswer } | { wants: readonly LivePart[] };

const LONGEST_WAIT_MS = 60_000;
const PATIENCE_MS = 10_000;

const followers = new Set<{ part: LivePart; listener: Listener<LivePart> }>();
/** What other tabs that are looked at show, as they said since the last answer. */
const wantedElsewhere = new Set<LivePart>();
let answeredAt = Date.now();
let failures = 0;
let known: { address: string; etag: string } | undefined;
let channel: BroadcastChannel | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let resign: (() => void) | undefined;

const own = () => liveParts.filter((part) => [...followers].some((follower) => follower.part === part));
const name = () => `cr_live ${document.documentElement.lang}`;

/**
 * Calls back with a part whenever it was read, by this tab or another one of the browser: of those that are looked at
 * one reads, once an interval, for all. Returns what ends that; nothing is read once nobody follows.
 */
export function follow<Part extends LivePart>(part: Part, listener: Listener<Part>): () => void {
  const follower = { part, listener: listener as Listener<LivePart> };
  followers.add(follower);
  if (followers.size === 1) open();
  else tell({ wants: own() });
  return () => {
    if (followers.delete(follower) && followers.size === 0) close();
  };
}

function open() {
  document.addEventListener("visibilitychange", look);
  addEventListener("pagehide", rest);
  addEventListener("pageshow", look);
  look();
}

function close() {
  rest();
  document.removeEventListener("visibilitychange", look);
  removeEventListener("pagehide", rest);
  removeEventListener("pageshow", look);
}

function look() {
  if (document.hidden) return resignLead();
  if (!channel && "BroadcastChannel" in globalThis) {
    channel = new BroadcastChannel(name());
    channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  }
  tell({ wants: own() });
  resign ??= leadTabs(name(), lead);
}

/** A page that is left may be come back to: it holds nothing meanwhile that would keep it from that. */
function rest() {
  resignLead();
  channel?.close();
  channel = undefined;
}

function resignLead() {
  clearTimeout(timer);
  resign?.();
  resign = undefined;
}

function lead() {
  const wait = Math.min(LONGEST_WAIT_MS, LIVE_INTERVAL_MS * 2 ** failures);
  clearTimeout(timer);
  timer = setTimeout(read, Math.max(0, answeredAt + wait - Date.now()));
}

async function read() {
  const parts = new Set([...own(), ...wantedElsewhere]);
  const answer = await ask(liveParts.filter((part) => parts.has(part)));
  failures = answer ? 0 : failures + 1;
  answeredAt = Date.now();
  if (answer) {
    deliver(answer);
    tell({ answer });
  }
  if (resign) lead();
}

function hear(message: Message) {
  if ("wants" in message) {
    for (const part of message.wants) wantedElsewhere.add(part);
    return;
  }
  answeredAt = Date.now();
  deliver(message.answer);
  if (!document.hidden) tell({ wants: own() });
}

function deliver(answer: LiveAnswer) {
  wantedElsewhere.clear();
  for (const { part, listener } of followers) {
    const value = answer[part];
    if (value) listener(value);
  }
}

function tell(message: Message) {
  channel?.postMessage(message);
}

/** Empty where nothing has changed; undefined where it could not be read, or nothing of it. */
async function ask(parts: readonly LivePart[]): Promise<LiveAnswer | undefined> {
  const address = localeHref(paths.live({ parts: parts.join() }));
  const patience = new AbortController();
  const limit = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const headers = {
      Accept: "application/json",
      ...(known?.address === address && { "If-None-Match": known.etag }),
    };
    const reply = await fetch(address, { headers, signal: patience.signal });
    if (reply.status === 304) return {};
    if (!reply.ok) return undefined;
    const answer: LiveAnswer = await reply.json();
    if (Object.keys(answer).length === 0) return undefined;
    known = { address, etag: reply.headers.get("ETag") ?? "" };
    return answer;
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
  }
}
