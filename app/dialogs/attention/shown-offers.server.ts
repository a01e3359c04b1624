import type { AppContext } from "~/context/app-context";
import { ownCookies } from "~/session/cookies/cookies";
import { type AttentionName, namesOf, type OfferName } from "./attention";

type OfferContext = Pick<AppContext, "cookies" | "player">;

/** An offer that has opened, and waits in the account menu until it is answered. */
export interface ShownOffer {
  name: OfferName;
  /** Time in seconds. */
  at: number;
  isAnswered: boolean;
  /** Which one, where there are several of a kind: a campaign's sysname. */
  id?: string;
}

/** An offer that was shown does not come by itself again for this long; nor does any after a limit or a break. */
export const REST_SECONDS = 7 * 86_400;

const ENTRY = /^([A-Za-z]+)\.(\d{9,11})(!?)(?:\.([\w.-]{1,64}))?$/;
const names: readonly AttentionName[] = namesOf("offer");

/** The offers that have opened for this player in this browser in the last seven days; another player's do not count. */
export async function shownOffers(context: OfferContext): Promise<ShownOffer[]> {
  const uid = await uidOf(context);
  const [owner, ...entries] = (context.cookies.get(ownCookies.shownOffers) ?? "").split("~");
  if (uid === undefined || owner !== String(uid)) return [];
  const oldest = Date.now() / 1000 - REST_SECONDS;
  return entries.flatMap((entry) => {
    const [, name = "", seconds, answered, id] = ENTRY.exec(entry) ?? [];
    const at = Number(seconds);
    if (!names.includes(name as AttentionName) || !(at > oldest)) return [];
    return [{ name: name as OfferName, at, isAnswered: answered === "!", ...(id && { id }) }];
  });
}

/** Stores that an offer has opened just now. */
export async function storeShown(context: OfferContext, name: OfferName, id?: string): Promise<void> {
  const others = (await shownOffers(context)).filter((shown) => shown.name !== name);
  await store(context, [...others, { name, at: Math.floor(Date.now() / 1000), isAnswered: false, id }]);
}

/** The player has answered these, or looked at what they offer: they no longer wait in the menu. */
export async function storeAnswered(context: OfferContext, answered: readonly OfferName[]): Promise<void> {
  const shown = await shownOffers(context);
  const isNews = shown.some(({ name, isAnswered }) => answered.includes(name) && !isAnswered);
  if (!isNews) return;
  await store(
    context,
    shown.map((one) => (answered.includes(one.name) ? { ...one, isAnswered: true } : one)),
  );
}

async function store(context: OfferContext, shown: readonly ShownOffer[]): Promise<void> {
  const uid = await uidOf(context);
  if (uid === undefined) return;
  const entries = shown.map(
    ({ name, at, isAnswered, id }) => `${name}.${at}${isAnswered ? "!" : ""}${id ? `.${id}` : ""}`,
  );
  context.cookies.set(ownCookies.shownOffers, [uid, ...entries].join("~"), { maxAge: REST_SECONDS });
}

async function uidOf({ player }: OfferContext): Promise<number | undefined> {
  const known = await player().catch(() => undefined);
  return known?.kind === "player" ? known.account.uid : undefined;
}
