import { DomUtils, parseDocument } from "htmlparser2";
import type { ShownGames } from "~/features/games/game-cards.server";
import type { GameSummary } from "~/features/games/game-summary";
import { readPathName } from "~/routing/addresses/path-name";

const GAMES = "/game/";

/** The games of a list as its finished cards say them. */
export function gamesIn({ cards, total }: Pick<ShownGames, "cards" | "total">) {
  return { games: cardsIn(cards.html ?? ""), total };
}

/** The games whose cards are in this HTML. */
export function cardsIn(html: string): Partial<GameSummary>[] {
  const document = parseDocument(html).children;
  return DomUtils.getElementsByTagName("a", document).flatMap((link) => {
    const rest = link.parent?.children ?? [];
    if (link.attribs.rel || !withName([link], "b").length) return [];
    const [badge] = withName(rest, "i");
    const [heart] = withClass(rest, "heart");
    const path = link.attribs.href ?? "";
    return {
      sysname: readPathName(decodeURIComponent(path.slice(path.indexOf(GAMES) + GAMES.length))),
      name: textIn(withName([link], "b")),
      provider: textIn(withName(rest, "small")),
      hasDemo: DomUtils.getElements({ rel: "nofollow" }, rest, true).length > 0,
      ...(badge && { badge: badge.attribs["data-badge"] as GameSummary["badge"] }),
      ...(heart && { isLiked: heart.attribs["aria-pressed"] === "true" }),
    };
  });
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Nodes = ReturnType<typeof parseDocument>["children"];

function withClass(nodes: Nodes, name: string): Element[] {
  return DomUtils.getElements({ class: (classes) => hasWord(classes, name) }, nodes, true) as Element[];
}

function withName(nodes: Nodes, name: string): Element[] {
  return DomUtils.getElementsByTagName(name, nodes, true);
}

function hasWord(text = "", word: string): boolean {
  return text.split(" ").includes(word);
}

function textIn(nodes: Nodes): string {
  return nodes.map((node) => DomUtils.textContent(node)).join("");
}
