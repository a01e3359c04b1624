import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { readBanner } from "~/content/entities/banners";
import { editorsCards } from "./banner-card";
import { BannerTile } from "./banner-tile";

function tileOf(fields: object): string {
  const banner = readBanner({ id: 1, title: "A", image: "https://a.example/a.png", ...fields }, vi.fn());
  const [card] = editorsCards(banner ? [banner] : [], "home-main");
  if (!card) throw new Error("no banner");
  return renderToStaticMarkup(
    <BannerTile banner={card} preset="banner" loading="first" localePath={(path) => path} />,
  );
}

it.each([
  [{ focus: "left" }, /^<article class="banner" data-focus="left">/],
  [
    { focus: "left", focus_x: 72, focus_y: 15 },
    /^<article class="banner" data-focus="point" style="--focus:72% 15%">/,
  ],
  [{ focus_y: 0 }, /^<article class="banner" data-focus="point" style="--focus:50% 0%">/],
  [{ focus_x: 101 }, /^<article class="banner">/],
])("the picture of a banner with %j", (fields, html) => expect(tileOf(fields)).toMatch(html));
