import { isPersonal, matchesPlayer, matchesViewer } from "~/content/audience";
import { type Block, isOnce } from "~/content/blocks/block-kinds";
import type { PageContext } from "~/context/app-context";
import { playerFacts, viewerOf } from "~/features/audience/viewer-facts.server";
import { haveOwnBanners, loadBanners } from "~/features/banners/banners.server";
import type { ApartBlock, PlacedBlock } from "./placed-block";
import { APART_BANNERS, loadSections, type Section } from "./sections.server";

/** The page's blocks for this viewer; only the first one of a kind that may occur once. */
export async function placeBlocks(context: PageContext, blocks: readonly Block[]): Promise<PlacedBlock[]> {
  const audiences = blocks.map(({ audience }) => audience);
  const viewer = await viewerOf(context, audiences);
  const placed = blocks.flatMap((block, index): PlacedBlock[] => {
    const { audience } = block;
    if (audience === undefined) return [block];
    if (!matchesViewer(audience, viewer)) return [];
    return isPersonal(audience) ? [{ kind: "apart", name: `apart-${index}`, block }] : [block];
  });
  return firstOfKinds(placed);
}

/** The blocks for this player alone, by the names of their places. Without a place nothing is read. */
export async function readApart(
  context: PageContext,
  placed: readonly PlacedBlock[],
): Promise<Record<string, Section[]>> {
  const apart = placed.filter((block) => block.kind === "apart");
  const haveBanners =
    placed.some(({ kind }) => kind === "banners") && (await haveOwnBanners(context, "home-main"));
  if (apart.length === 0 && !haveBanners) return {};
  const facts = await playerFacts(context);
  const banners = async (): Promise<Section[]> => [
    { kind: "banners", part: await loadBanners(context, "home-main", facts) },
  ];
  const sectionsOf = ({ block }: ApartBlock) =>
    block.kind === "banners" ? banners() : loadSections(context, [block]);
  const places = apart
    .filter(({ block }) => block.audience && matchesPlayer(block.audience, facts))
    .map((one) => [one.name, sectionsOf(one)] as const);
  if (haveBanners) places.push([APART_BANNERS, banners()]);
  const found = places.map(async ([name, sections]) => {
    const named = (await sections).map((section) => ({ ...section, name }));
    return [name, named] as const;
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
