import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { z } from "zod";
import { CmsConfigSchema } from "../../app/content/config/cms-config";
import { commonDataItems, commonDataSettings } from "../../app/content/entities/common-data";
import { FaviconSchema } from "../../app/content/entities/favicon";
import { MenuItemSchema } from "../../app/content/entities/menus";
import { CampaignSchema, OfferSchema } from "../../app/platform/entities/bonuses";
import { GameSchema } from "../../app/platform/entities/games";
import { CampaignPopupSchema } from "../../app/platform/entities/play";
import { ChatConfigSchema, GeneralInfoSchema } from "../../app/platform/entities/site";
import { TournamentSchema } from "../../app/platform/entities/tournaments";
import { unseenSettings } from "../proofs/settings/reasons";
import { settingRows } from "../proofs/settings/rows";
import { settingKeys } from "../proofs/settings/setting-keys";

const commonData = { ...commonDataItems, ...commonDataSettings, menuLinks: MenuItemSchema };
const settings: Record<string, z.ZodType> = {
  ...Object.fromEntries(Object.entries(commonData).map(([name, schema]) => [`commonData.${name}`, schema])),
  cmsConfig: CmsConfigSchema,
  "webSetting.favicons": FaviconSchema,
  generalInfo: GeneralInfoSchema,
  "supportSettings.livechat": ChatConfigSchema,
};
const all = Object.entries(settings).flatMap(([name, schema]) => settingKeys(schema, name));

/** Entities of docs/product.md#3 with the rooms that read them; a field of the same name elsewhere is another one. */
const entities: Record<string, { schema: z.ZodType; readIn: readonly string[] }> = {
  tournament: { schema: TournamentSchema, readIn: ["app/features/tournaments"] },
  offer: {
    schema: OfferSchema,
    readIn: ["app/features/promotions", "app/features/cashier", "app/features/auth"],
  },
  campaign: {
    schema: CampaignSchema,
    readIn: ["app/features/promotions", "app/features/auth", "app/session"],
  },
  popup: { schema: CampaignPopupSchema, readIn: ["app/features/promotions"] },
  game: { schema: GameSchema, readIn: ["app/features/games", "app/features/betting"] },
};

/** Fields of entities that nothing reads, with the reason. */
const unreadFields: Readonly<Record<string, string>> = {
  "campaign.promotions.percent": "the promotion's title says it, in the words of the operator",
  "game.extra.is_desktop": "the platform lists what a device may play; the site shows one catalogue",
  "game.extra.is_mobile": "as above",
  "game.extra.priority": "lists come in the platform's order",
  "tournament.description.button_label": "its button is the form to join, which says what it does",
  "tournament.description.button_url": "as above",
  "tournament.description.image_mobile_url": "one picture in several widths serves every screen",
  "tournament.tags": "names by which editors sort tournaments; the site has no words for them",
};

function sourceOf(roots: readonly string[]): string {
  return (
    roots
      .flatMap((root) =>
        readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)),
      )
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|\/messages\//.test(path))
      // Where the settings are described and read off the wire.
      .filter(
        (path) =>
          !/content\/(config\/cms-config|config\/common-data|entities\/[\w-]*)\.ts$|platform\/entities/.test(
            path,
          ),
      )
      .map((path) => readFileSync(path, "utf8"))
      .join("\n")
  );
}

/** Names that the sources of these rooms read, as a property or taken out of an object. */
function namesReadIn(roots: readonly string[]): ReadonlySet<string> {
  const found = sourceOf(roots).matchAll(/\.([a-z_]\w*)|[{,]\s*([a-z_]\w*)\s*(?=[:,=}])/gi);
  return new Set([...found].flatMap(([, property, taken]) => property ?? taken ?? []));
}

const nameOf = (key: string) => key.slice(key.lastIndexOf(".") + 1);

it("every setting has a reader", () => {
  const read = namesReadIn(["app", "server"]);
  expect(all.length).toBeGreaterThan(90);
  expect(all.filter((key) => !read.has(nameOf(key)))).toEqual([]);
});

it("every setting has a row of `npm run test:proof -- settings`, where another value must change a page, or a reason", () => {
  const shown = [...settingRows.map(({ key }) => key), ...Object.keys(unseenSettings)];
  const isShown = (key: string) => shown.some((one) => key === one || key.startsWith(`${one}.`));
  expect(all.filter((key) => !isShown(key))).toEqual([]);
  const twice = Object.keys(unseenSettings).filter((key) => settingRows.some((row) => row.key === key));
  expect(twice).toEqual([]);
});

it("every field of an entity is read, or has a reason", () => {
  const unread = Object.entries(entities).flatMap(([name, { schema, readIn }]) => {
    const read = namesReadIn(readIn);
    // Money is shown as one.
    const keys = settingKeys(schema, name).map((key) => key.replace(/\.(amount|currency)$/, ""));
    return [...new Set(keys)].filter((key) => !read.has(nameOf(key)));
  });
  expect(unread.sort()).toEqual(Object.keys(unreadFields).sort());
});
