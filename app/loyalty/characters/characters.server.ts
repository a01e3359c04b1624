import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import type { LoyaltyCharacter } from "~/platform/entities";
import type { PricedThing } from "../priced-thing";

/** As many as a dialog shows at once. */
export const CHARACTERS_SHOWN = 12;
/** Longest page the platform gives (contract 1.6). */
const MOST = 300;

export interface CharacterCard {
  id: string;
  name: string;
  image?: string;
  price: number;
  /** Whether it is the player's own, can be, or why it cannot. */
  state: "selected" | "open" | "tooExpensive" | "unavailable";
}

/** One page of the characters there are, as a player with these points may have them. */
export interface CharacterPage {
  characters: CharacterCard[];
  pointsAlias: string;
  /** Numbers of the pages beside this one. */
  previous?: number;
  next?: number;
  /** Names this showing of the buttons that change at once; unset where a change is asked about first. */
  attempt?: string;
}

interface Wish {
  /** Which page of the list, or which character. */
  id: string | null;
}

export async function loadCharacters(context: AppContext, { id }: Wish) {
  const page = pageOf(id);
  const offset = (page - 1) * CHARACTERS_SHOWN;
  const [{ items, total }, { points, pointsAlias }, { loyalty }] = await Promise.all([
    listCharacters(context, { offset, count: CHARACTERS_SHOWN }),
    context.platform.call("loyalty.getinfo"),
    context.content.config(),
  ]);
  if (items.length === 0) return null;
  const data: CharacterPage = {
    characters: items.map((character) => toCard(character, points)),
    pointsAlias,
    previous: page > 1 ? page - 1 : undefined,
    next: offset + items.length < total ? page + 1 : undefined,
    attempt: loyalty.characterChangeConfirm ? undefined : randomUUID(),
  };
  return { data };
}

/** The question before a change; null for a character that cannot be had. */
export async function askToChange(context: AppContext, { id }: Wish) {
  if (!id) return null;
  const [{ items }, { points, pointsAlias }] = await Promise.all([
    listCharacters(context, { count: MOST }),
    context.platform.call("loyalty.getinfo"),
  ]);
  const character = items.find((one) => one.id === id);
  if (!character || toCard(character, points).state !== "open") return null;
  return { data: { ...toPriced(character), points, pointsAlias } satisfies PricedThing, token: randomUUID() };
}

export async function findCharacter(context: AppContext, id: string) {
  const { items } = await listCharacters(context, { count: MOST });
  const character = items.find((one) => one.id === id);
  return character ? toPriced(character) : null;
}

function listCharacters({ platform }: AppContext, range: { offset?: number; count: number }) {
  return platform.call("loyalty.getcharacters", range, { personal: true });
}

function toPriced({ name, description: { text }, image_url: image, price }: LoyaltyCharacter) {
  return { name, text, image, price };
}

/** Too few points are named as such: a platform may count them among what makes a character unavailable. */
function toCard(character: LoyaltyCharacter, points: number): CharacterCard {
  const { id, name, image_url: image, price, is_available, is_selected } = character;
  const state = is_selected
    ? "selected"
    : points < price
      ? "tooExpensive"
      : is_available
        ? "open"
        : "unavailable";
  return { id, name, image, price, state };
}

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 && page < MOST ? page : 1;
}
