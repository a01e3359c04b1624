import type { AppContext } from "~/context/app-context";
import { readStanding } from "~/features/loyalty/loyalty.server";
import { type QuestView, toQuestView } from "../program/program-view";

export interface QuestSummary extends Omit<QuestView, "title"> {
  /** The operator's name for points, if known. */
  alias?: string;
}

/** Finds a quest in the active programmes: there is no call for a single one (docs/contract.md#d61). */
export async function loadQuest(context: AppContext, { id }: { id: string | null }) {
  if (!id) return null;
  const isPlayer = (await context.player()).kind === "player";
  const [programs, standing] = await Promise.all([
    context.platform.call("loyalty.getPrograms", {}, { personal: isPlayer }),
    readStanding(context).catch(() => null),
  ]);
  const found = programs
    .filter(({ is_active: isActive }) => isActive)
    .flatMap((program) => program.quests.map((quest) => ({ quest, program })))
    .find((one) => one.quest.id === id);
  if (!found) return null;
  const { title, ...quest } = toQuestView(found.quest, isPlayer, found.program);
  return { title, data: { ...quest, alias: standing?.pointsAlias } satisfies QuestSummary };
}
