import { licencesOf } from "../licences";
import type { MarketFile } from "../market-file";
import { type Path, problemIf, type Rule } from "./problem";
import { products } from "./shown";

/** Kinds of games and bets that a market does not have. */
function hiddenIn({ games }: Pick<MarketFile, "games">): readonly string[] {
  return [...games.hideTypes, ...(games.sportsbook ? [] : ["betting"])];
}

/** What is hidden is in no page: who covers or bounds it means something else by it. */
export const hiddenRule: Rule = {
  name: "nothing speaks of products that games hides",
  check(file) {
    const named: [Path, readonly string[]][] = [
      [["licence", "products"], file.licence.products ?? []],
      ...file.licence.others.map(({ products }, at): [Path, readonly string[]] => [
        ["licence", "others", at, "products"],
        products,
      ]),
      ...file.games.bounds.map(({ types }, at): [Path, readonly string[]] => [
        ["games", "bounds", at, "types"],
        types,
      ]),
    ];
    const hidden = hiddenIn(file);
    return named.flatMap(([path, products]) =>
      products.flatMap((product, at) =>
        problemIf(hidden.includes(product), [...path, at], `is ${product}, which games hides`),
      ),
    );
  },
};

/** Whose licence it is has to be clear for each product, once some licence names what it covers. */
export const licenceRule: Rule = {
  name: "each product has one licence",
  check({ games, licence }) {
    const licences = licencesOf(licence);
    if (licences.every((one) => one.products === undefined)) return [];
    const hidden = hiddenIn({ games });
    const covered = licences.map((one) => one.products ?? []);
    return [
      ...problemIf(
        licence.products === undefined,
        ["licence", "products"],
        "must say what it covers beside licence.others",
      ),
      ...licence.others.flatMap((one, index) => {
        const path: Path = ["licence", "others", index, "products"];
        const before = covered.slice(0, index + 1).flat();
        return one.products.flatMap((product) =>
          problemIf(before.includes(product), path, `names ${product}, which another licence covers`),
        );
      }),
      ...products.flatMap((product) =>
        problemIf(
          licence.products !== undefined && !hidden.includes(product) && !covered.flat().includes(product),
          ["licence", "products"],
          `leaves ${product} out, which the market has: name it, or hide it in games`,
        ),
      ),
    ];
  },
};
