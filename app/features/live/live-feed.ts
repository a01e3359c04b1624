import { parseJson, requestJson } from "~/browser/runtime/read-json";
import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/routing/paths";
import { leadTabs } from "./lead-tabs";
import { LIVE_INTERVAL_MS, type LiveAnswer, type LivePart, liveParts } from "./live-answer";

type Listener<Part extends LivePart> = (value: NonNullable<LiveAnswer[Part]>) => void;

/** Broadcast between tabs: a response for all of them, or the parts that a tab shows. */
type Message = { answer: LiveAnswer } | { wants: readonly LivePart[] };

const LONGEST_WAIT_MS = 60_000;

const followers = new Set<{ part: LivePart; listener: Listener<LivePart> }>();
/** Parts that other visible tabs have requested since the last response. */
const wantedByOtherTabs = new Set<LivePart>();
let answeredAt = Date.now();
let failures = 0;
let cached: { address: string; etag: string } | undefined;
let channel: BroadcastChannel | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let resign: (() => void) | undefined;

const ownParts = () => liveParts.filter((part) => [...followers].some((follower) => follower.part === part));
const name = () => `cr_live ${document.documentElement.lang}`;

/**
 * Subscribes to a part; called back whenever this tab or another tab of the browser has read it. One visible tab
 * polls, once an interval, for all. Returns the unsubscribe function; polling stops without subscribers.
 */
export function subscribeLive<Part extends LivePart>(part: Part, listener: Listener<Part>): () => void {
  const follower = { part, listener: listener as Listener<LivePart> };
  followers.add(follower);
  if (followers.size === 1) open();
  else broadcast({ wants: ownParts() });
  return () => {
    if (followers.delete(follower) && followers.size === 0) close();
  };
}

function open() {
  document.addEventListener("visibilitychange", connectIfVisible);
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", connectIfVisible);
  connectIfVisible();
}

function close() {
  disconnect();
  document.removeEventListener("visibilitychange", connectIfVisible);
  removeEventListener("pagehide", disconnect);
  removeEventListener("pageshow", connectIfVisible);
}

function connectIfVisible() {
  if (document.hidden) return resignLead();
  if (!channel && "BroadcastChannel" in globalThis) {
    channel = new BroadcastChannel(name());
    channel.onmessage = ({ data }: MessageEvent<Message>) => onBroadcast(data);
  }
  broadcast({ wants: ownParts() });
  resign ??= leadTabs(name(), becomeLeader);
}

/**
 * Releases lock and channel on `pagehide`, because they would make the page ineligible for the back/forward cache.
 */
function disconnect() {
  resignLead();
  channel?.close();
  channel = undefined;
}

function resignLead() {
  clearTimeout(timer);
  resign?.();
  resign = undefined;
}

function becomeLeader() {
  const wait = Math.min(LONGEST_WAIT_MS, LIVE_INTERVAL_MS * 2 ** failures);
  clearTimeout(timer);
  timer = setTimeout(read, Math.max(0, answeredAt + wait - Date.now()));
}

async function read() {
  const term = resign;
  const parts = new Set([...ownParts(), ...wantedByOtherTabs]);
  const answer = await fetchParts(liveParts.filter((part) => parts.has(part)));
  failures = answer ? 0 : failures + 1;
  answeredAt = Date.now();
  if (answer) {
    deliver(answer);
    broadcast({ answer });
  }
  // Meanwhile this tab may have been left and looked at again: then another one leads.
  if (resign && resign === term) becomeLeader();
}

function onBroadcast(message: Message) {
  if ("wants" in message) {
    for (const part of message.wants) wantedByOtherTabs.add(part);
    return;
  }
  answeredAt = Date.now();
  deliver(message.answer);
  if (!document.hidden) broadcast({ wants: ownParts() });
}

function deliver(answer: LiveAnswer) {
  wantedByOtherTabs.clear();
  for (const { part, listener } of followers) {
    const value = answer[part];
    if (value) listener(value);
  }
}

function broadcast(message: Message) {
  channel?.postMessage(message);
}

/** Fetches parts; empty when unchanged (304), undefined when the request or all of its parts failed. */
async function fetchParts(parts: readonly LivePart[]): Promise<LiveAnswer | undefined> {
  const address = localeHref(paths.live({ parts: parts.join() }));
  const headers = cached?.address === address ? { "If-None-Match": cached.etag } : undefined;
  const reply = await requestJson(address, { headers });
  if (reply?.status === 304) return {};
  const answer = reply?.ok ? await parseJson<LiveAnswer>(reply, []) : undefined;
  if (!reply || !answer || Object.keys(answer).length === 0) return undefined;
  cached = { address, etag: reply.headers.get("ETag") ?? "" };
  return answer;
}
