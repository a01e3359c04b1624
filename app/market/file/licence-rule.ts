import { licencesOf } from "../licences";
import { type Path, problemIf, type Rule } from "./problem";
import { products } from "./shown";

/** Whose licence it is has to be clear for each product, once some licence names what it covers. */
export const licenceRule: Rule = {
  name: "each product has one licence",
  check({ games, licence }) {
    const licences = licencesOf(licence);
    if (licences.every((one) => one.products === undefined)) return [];
    const hidden: readonly string[] = [...games.hideTypes, ...(games.sportsbook ? [] : ["betting"])];
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
