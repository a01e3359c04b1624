import { type Words, words } from "../../world/words";
import type { SceneName } from "../games/game-names";

export interface PopupRow {
  id: number;
  sysname: string;
  kind: "popup" | "curtain";
  scene: SceneName;
  title: Words;
  text: Words;
  button?: Words;
  url?: string;
  promoCode?: string;
  delaySeconds: number;
  priority: number;
  frequency: "once" | "session" | "always";
  isDraft: boolean;
  /** Days from the origin of the world. */
  starts: number;
  ends?: number;
}

/** Three that are out and one that only its preview shows. */
export const popups: PopupRow[] = [
  {
    id: 71,
    sysname: "desert-week",
    kind: "popup",
    scene: "dunes",
    ...words.popups.desertWeek,
    url: "/gamehall?providers=dune-works",
    delaySeconds: 5,
    priority: 1,
    frequency: "once",
    isDraft: false,
    starts: -3,
    ends: 10,
  },
  {
    id: 72,
    sysname: "code-for-you",
    kind: "curtain",
    scene: "gems",
    ...words.popups.codeForYou,
    promoCode: "SPINS20",
    delaySeconds: 20,
    priority: 2,
    frequency: "session",
    isDraft: false,
    starts: -10,
  },
  {
    id: 73,
    sysname: "take-a-break",
    kind: "popup",
    scene: "winter",
    ...words.popups.takeABreak,
    url: "/responsible-gaming",
    delaySeconds: 60,
    priority: 3,
    frequency: "session",
    isDraft: false,
    starts: -60,
  },
  {
    id: 74,
    sysname: "autumn-draft",
    kind: "popup",
    scene: "forest",
    ...words.popups.autumnDraft,
    delaySeconds: 0,
    priority: 4,
    frequency: "always",
    isDraft: true,
    starts: 0,
  },
];
