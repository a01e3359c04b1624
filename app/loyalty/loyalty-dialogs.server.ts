import type { AppContext } from "~/context";
import type { LoyaltyCharacter } from "~/platform/entities";
import type { LoyaltyProgram } from "~/platform/entities-loyalty";
import { percentOf } from "./progress";

type Quest = LoyaltyProgram["quests"][number];

/** Longest page the platform gives. */
const COUNT = 300;

interface ById {
  id: string | null;
}

export interface ProductSummary {
  name: string;
  text?: string;
  image?: string;
  price: number;
  /** What the player has, and what the operator calls it. */
  points: number;
  pointsAlias: string;
}

/** A product of the loyalty shop beside the points there are to pay it with (contract 3.9). */
export async function loadProduct(context: AppContext, { id }: ById) {
  if (!id) return null;
  const [{ items }, { points, pointsAlias }] = await Promise.all([
    context.platform.call("loyalty.getproducts", { count: COUNT }),
    context.platform.call("loyalty.getinfo"),
  ]);
  const product = items.find((one) => one.id === id);
  if (!product) return null;
  const { name, description, image_url: image, price } = product;
  return { data: { name, text: description.text, image, price, points, pointsAlias } };
}

/** A product that there are not enough points for; null where there are, so that nobody is told otherwise. */
export async function loadUnaffordable(context: AppContext, request: ById) {
  const product = await loadProduct(context, request);
  return product && product.data.points < product.data.price ? product : null;
}

export interface QuestSummary {
  description: string;
  status: Quest["status"];
  percent: number;
  expiresAt?: string;
}

/** A quest, wherever it stands: quests travel inside their programmes. */
export async function loadQuest(context: AppContext, { id }: ById) {
  if (!id) return null;
  const personal = (await context.player()).kind === "player";
  const programs = await context.platform.call("loyalty.getPrograms", {}, { personal });
  const quest = programs.flatMap(({ quests }) => quests).find((one) => one.id === id);
  if (!quest) return null;
  const { title, description, status, progress, expired_at: expiresAt } = quest;
  return { title, data: { description, status, percent: percentOf(progress), expiresAt } };
}

export interface CharacterSummary {
  id: string;
  name: string;
  text?: string;
  image?: string;
  price: number;
  isSelected: boolean;
}

export async function loadCharacters(context: AppContext) {
  const { items } = await context.platform.call(
    "loyalty.getcharacters",
    { count: COUNT },
    { personal: true },
  );
  const characters = items.filter(({ is_available: isAvailable }) => isAvailable).map(summary);
  return characters.length > 0 ? { data: characters } : null;
}

export async function loadCharacter(context: AppContext, { id }: ById) {
  const character = (await loadCharacters(context))?.data.find((one) => one.id === id);
  return character ? { data: character } : null;
}

function summary(character: LoyaltyCharacter): CharacterSummary {
  const { id, name, description, image_url: image, price, is_selected: isSelected = false } = character;
  return { id, name, text: description.text, image, price, isSelected };
}
