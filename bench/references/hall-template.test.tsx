import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { weigh } from "../same-page";
import type { HallData, PlayerData } from "./hall-data";
import { HallPage, HeadTags } from "./hall-page";
import { hallTemplate } from "./hall-template";
import { plainParts } from "./plain-parts";

const games = ["a", "<b>"].map((name) => ({
  sysname: "game",
  name,
  image: "/i.webp",
  provider: "Studio",
  badge: "new",
  hasDemo: true,
}));
const link = { title: "Home & <more>", url: "/?a=1&b=2" };
const data: HallData = {
  menu: [link],
  bottomBar: [link],
  footer: [link],
  social: [link],
  payments: [{ name: "Card", image: "/c.svg" }],
  ratings: [{ name: "Compass", url: "/r", rating: "4.8" }],
  banners: [{ title: "T", text: "x", image: "/b", imageMobile: "/m", href: "/h", label: "Play" }],
  categories: [{ sysname: "slots", name: "Slots" }],
  providers: [{ sysname: "studio", name: "Studio" }],
  games,
  total: 38,
};
const player: PlayerData = {
  name: "Somebody",
  balances: [{ label: "Main", amount: "EUR 1.00" }],
  level: "Gold",
  unread: 2,
  likes: ["game"],
  spins: { game: 3 },
};

const tiles = [
  { title: "<b>", href: "/t", image: "/t.webp", facts: [{ label: "Prize", value: "EUR 1.00" }] },
];
const home = {
  ...data,
  sections: [
    { title: "Slots", href: "/s", games: data.games },
    { title: "Jackpots", href: "/j", tiles },
  ],
};

it.each([
  ["a visitor's hall", data, undefined],
  ["a player's hall", data, player],
  ["a visitor's home", home, undefined],
  ["a player's home", home, { ...player, sections: [{ title: "Quests", href: "/q", tiles }] }],
])("the template writes %s as the components render it", (_, data, who) => {
  const rendered = renderToStaticMarkup(
    <html lang="en">
      <head>
        <title>t</title>
        <meta name="description" />
        <HeadTags />
      </head>
      <body>
        <HallPage data={data} player={who} parts={plainParts} />
      </body>
    </html>,
  );
  const written = hallTemplate(data, who);
  const [theirs, ours] = [weigh(rendered), weigh(written)];
  expect({ ...ours, bytes: 0 }).toEqual({ ...theirs, bytes: 0 });
  expect(Math.abs(ours.bytes - theirs.bytes)).toBeLessThan(200);
  expect(written).not.toContain("<b>");
});
