import { isPersonal, matchesPlayer, matchesViewer } from "~/content/audience";
import { type Block, isOnce } from "~/content/blocks/block-kinds";
import type { PageContext } from "~/context/app-context";
import { playerFacts, viewerOf } from "~/features/audience/viewer-facts.server";
import type { PlacedBlock } from "./placed-block";
import { loadSections, type Section } from "./sections.server";

/** Those of a page's blocks that are for whoever looks. Of kinds that stand once it is the first of them. */
export async function placeBlocks(context: PageContext, blocks: readonly Block[]): Promise<PlacedBlock[]> {
  if (blocks.every(({ audience }) => audience === undefined)) return firstOfKinds(blocks);
  const viewer = await viewerOf(context);
  const placed = blocks.flatMap((block, index): PlacedBlock[] => {
    const { audience } = block;
    if (audience === undefined) return [block];
    if (!matchesViewer(audience, viewer)) return [];
    return isPersonal(audience) ? [{ kind: "apart", name: `apart-${index}`, block }] : [block];
  });
  return firstOfKinds(placed);
}

/** What stands apart for this player, by the names of the places. Nothing is read where there is no place. */
export async function readApart(
  context: PageContext,
  placed: readonly PlacedBlock[],
): Promise<Record<string, Section[]>> {
  const apart = placed.filter((block) => block.kind === "apart");
  if (apart.length === 0) return {};
  const facts = await playerFacts(context);
  const own = apart.filter(({ block }) => block.audience && matchesPlayer(block.audience, facts));
  const found = own.map(async ({ name, block }) => {
    const sections = await loadSections(context, [block]);
    return [name, sections.map((section) => ({ ...section, name }))] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

function firstOfKinds<B extends PlacedBlock>(blocks: readonly B[]): B[] {
  const found = new Set<string>();
  return blocks.filter(({ kind }) => {
    const isDouble = isOnce(kind) && found.has(kind);
    found.add(kind);
    return !isDouble;
  });
}
