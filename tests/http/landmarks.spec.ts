import { DomUtils, parseDocument } from "htmlparser2";
import { ask, navigation } from "../support/ask";
import { isDay } from "../support/by-day";
import { routeTable } from "../support/route-table";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

type Tag = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Elements that are landmarks; those of the second kind only with a name. */
const landmarks = ["nav", "aside", "search", "header", "footer"];
const whereNamed = ["section", "form"];
const isWithin = (tag: Tag, names: string[]): boolean =>
  tag.parent !== null &&
  "name" in tag.parent &&
  (names.includes(tag.parent.name) || isWithin(tag.parent as Tag, names));

/** What a list of landmarks shows, as `role "name"`. */
function landmarksIn(html: string): string[] {
  const document = parseDocument(html);
  const textOf = (id: string) => {
    const named = DomUtils.getElementById(id, document);
    return named ? DomUtils.textContent(named) : "";
  };
  return DomUtils.getElementsByTagName("*", document).flatMap((tag) => {
    const { role = tag.name, "aria-label": label, "aria-labelledby": ids } = tag.attribs;
    const name = (label ?? ids?.split(" ").map(textOf).join(" ") ?? "").trim();
    const isPageWide = !isWithin(tag, ["main", "section", "article", "aside", "nav", "dialog"]);
    // Drawn on wide screens alone, where home's row of the same name is not.
    if (tag.attribs.class?.split(" ").includes("pots")) return [];
    const isLandmark =
      role === "header" || role === "footer"
        ? isPageWide
        : landmarks.includes(role) || (whereNamed.includes(role) && name !== "");
    return isLandmark ? [`${role} "${name}"`] : [];
  });
}

for (const who of ["visitor", "player"] as const)
  test(`no two landmarks of a ${who}'s page have one name`, async ({ site }) => {
    test.setTimeout(120_000);
    const { cookie: Cookie } = who === "player" ? await signIn(site) : { cookie: "" };
    const all = routeTable.filter((row) => row[who].kind === "page").map(({ path }) => path);
    const paths = isDay ? all.filter((_path, nth) => nth % 3 === 0) : all;
    const wrong: Record<string, string[]> = {};
    for (const path of [...paths, "/gamehall?search=sand", "/gamehall?dialog=search", "/?show_popup_auth"]) {
      const { text } = await ask(site.url, path, { headers: { ...navigation, Cookie } });
      const found = landmarksIn(text);
      expect(found.length, path).toBeGreaterThan(0);
      const same = found.filter((landmark, at) => found.indexOf(landmark) !== at);
      if (same.length > 0) wrong[path] = same;
    }
    expect(wrong).toEqual({});
  });
