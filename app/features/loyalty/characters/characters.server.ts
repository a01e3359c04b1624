import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import type { PricedThing } from "~/features/loyalty/shop/priced-thing";
import type { LoyaltyCharacter } from "~/platform/entities/characters";

/** Characters per page of the dialog. */
export const CHARACTERS_SHOWN = 12;
/** The platform's maximum page size (docs/contract.md#1.6). */
const MAX_CHARACTERS = 300;

export interface CharacterCard {
  id: string;
  name: string;
  image?: string;
  price: number;
  /** Whether it is selected, can be chosen (`open`), or why it cannot. */
  state: "selected" | "open" | "tooExpensive" | "unavailable";
}

/** One page of the characters, with states for the player's points. */
export interface CharacterPage {
  characters: CharacterCard[];
  pointsAlias: string;
  /** Page numbers. */
  previous?: number;
  next?: number;
  /** Idempotency key of the forms that change at once; unset where a confirm dialog precedes the change. */
  attempt?: string;
}

interface CharacterDialogQuery {
  /** Page of the list, or id of a character. */
  id: string | null;
}

export async function loadCharacters(context: AppContext, { id }: CharacterDialogQuery) {
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

/** Loads the confirm dialog of a change; null for a character that cannot be chosen. */
export async function loadCharacterChange(context: AppContext, { id }: CharacterDialogQuery) {
  if (!id) return null;
  const [{ items }, { points, pointsAlias }] = await Promise.all([
    listCharacters(context, { count: MAX_CHARACTERS }),
    context.platform.call("loyalty.getinfo"),
  ]);
  const character = items.find((one) => one.id === id);
  if (!character || toCard(character, points).state !== "open") return null;
  return { data: { ...toPriced(character), points, pointsAlias } satisfies PricedThing, token: randomUUID() };
}

export async function findCharacter(context: AppContext, id: string) {
  const { items } = await listCharacters(context, { count: MAX_CHARACTERS });
  const character = items.find((one) => one.id === id);
  return character ? toPriced(character) : null;
}

function listCharacters({ platform }: AppContext, range: { offset?: number; count: number }) {
  return platform.call("loyalty.getcharacters", range, { personal: true });
}

function toPriced({ name, description: { text }, image_url: image, price }: LoyaltyCharacter) {
  return { name, text, image, price };
}

/** Too few points take precedence: a platform may report such a character as unavailable. */
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
  return Number.isInteger(page) && page > 0 && page < MAX_CHARACTERS ? page : 1;
}
