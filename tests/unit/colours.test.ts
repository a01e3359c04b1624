import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Where a colour is the same in every brand, and why. */
const fixed: Record<string, string> = {
  "app/ui/styles/tokens.css": "the tokens themselves",
  "app/ui/styles/default-colours.ts": "the tokens, for what is calculated",
  "app/ui/styles/print.css": "paper",
  "app/features/cashier/deposit/deposit.css": "codes that scanners read",
  "app/ui/styles/pictures.css": "text over a picture",
  "app/features/games/games.css": "text over a picture",
  "app/features/banners/banners.css": "text over a picture",
  "app/features/games/play/play.css": "the frame of a game",
  "app/market/bar/market-bar.css": "marks whose design a regulator fixes",
  "app/market/market.css": "the plate of such a mark",
};

const COLOUR =
  /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\))|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

/** Comments name chapters of documents by a number sign. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

it("what we draw takes its colours from the brand", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:css|tsx|ts|svg)$/.test(file) && !/\.test\.|fixtures|kit\//.test(file))
    .map((file) => `app/${file}`);
  const found = files.filter((file) => COLOUR.test(code(readFileSync(file, "utf8"))));
  expect(found.sort()).toEqual(Object.keys(fixed).sort());
});

/** Where the accent fills something: it says "act here", so nothing that is only current, chosen or new has it. */
const accented: Record<string, string> = {
  "app/ui/styles/tokens.css": "the token itself",
  "app/ui/styles/button.css": "the primary button",
  "app/features/games/games.css": "what starts a game, over its picture",
  "app/ui/styles/pictures.css": "the drawing in place of a picture",
  "app/shell/header/header.css": "made quiet where the page has a primary button",
};

it("the accent fills what acts, and nothing else", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:css|tsx)$/.test(file) && !/kit\//.test(file))
    .map((file) => `app/${file}`);
  const found = files.filter((file) =>
    /--cr-accent(?:-hover)?[:)]|\b(?:bg|border)-accent(?!-ink)/.test(code(readFileSync(file, "utf8"))),
  );
  expect(found.sort()).toEqual(Object.keys(accented).sort());
});

it("icons take the colour of the text beside them", () => {
  const sprite = readFileSync("app/ui/icons/icons.svg", "utf8");
  const paints = [...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
  expect(new Set(paints)).toEqual(new Set(["none", "currentColor"]));
});
