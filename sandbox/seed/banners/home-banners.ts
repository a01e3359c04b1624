import { words } from "../../world/words";
import type { Banner } from "./banner";

export const homeBanners: Banner[] = [
  {
    id: 1,
    position: "home-main",
    scene: "dunes",
    palette: "amber",
    ...words.banners[1],
    button: words.banners.play,
    url: "/game/sand-dunes",
  },
  {
    id: 2,
    position: "home-main",
    scene: "studio",
    ...words.banners[2],
    button: words.banners.play,
    url: "/gamehall?category=live",
    endsAfter: 60,
  },
  {
    id: 3,
    position: "home-main",
    scene: "rocket",
    ...words.banners[3],
    button: words.banners.play,
    url: "/game/fast-crash",
    endsAfter: 45,
  },
  {
    id: 4,
    position: "home-main",
    scene: "volcano",
    ...words.banners[4],
    button: words.banners.look,
    url: "/gamehall?category=jackpots",
    endsAfter: 30,
  },
  {
    id: 5,
    position: "home-main",
    scene: "lanterns",
    ...words.banners[5],
    button: words.banners.look,
    url: "/gamehall?category=new",
    endsAfter: 21,
  },
  {
    id: 6,
    position: "home-main",
    scene: "forest",
    ...words.banners[6],
    button: words.banners.read,
    url: "/responsible-gaming",
    endsAfter: 365,
  },
];
