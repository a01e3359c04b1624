import type { SceneName } from "./game-names";
import type { GameType } from "./providers";

/** Games that docs/contract.md#7.1 names, with the one thing that each is there for. */
export interface GameAnchor {
  sysname: string;
  name: string;
  scene: SceneName;
  type: GameType;
  provider: string;
  /** Place in the order of the hall. */
  priority: number;
  tags?: string[];
  category?: string;
  hasDemo?: boolean;
  customId?: string;
  /** Name of the description object; the artwork of 288x192 comes with it. */
  overrideName?: string;
  /** A launch that is refused: the row of docs/contract.md#2 that answers it. */
  launchRefusal?: "UserNeedDepositException" | "VerificationRequiredException";
}

export const gameAnchors: GameAnchor[] = [
  {
    sysname: "sand-dunes",
    name: "Sand Dunes",
    scene: "dunes",
    type: "slot",
    provider: "dune-works",
    priority: 1,
    tags: ["new", "top"],
    overrideName: "Sand Dunes Deluxe",
  },
  {
    sysname: "live-roulette-one",
    name: "Live Roulette One",
    scene: "studio",
    type: "live",
    provider: "aurora-live",
    priority: 2,
    tags: ["top"],
    hasDemo: false,
  },
  {
    sysname: "fast-crash",
    name: "Fast Crash",
    scene: "rocket",
    type: "fast",
    provider: "rapid-nine",
    priority: 3,
    tags: ["top"],
  },
  {
    sysname: "no-demo-palace",
    name: "Paper Palace",
    scene: "lanterns",
    type: "slot",
    provider: "paper-crane",
    priority: 9,
    hasDemo: false,
  },
  {
    sysname: "custom-promo",
    name: "Northlight Gems",
    scene: "gems",
    type: "slot",
    provider: "northlight",
    priority: 14,
    customId: "42",
  },
  {
    sysname: "needs-deposit",
    name: "Merchant Sails",
    scene: "sails",
    type: "slot",
    provider: "copper-fox",
    priority: 21,
    launchRefusal: "UserNeedDepositException",
  },
  {
    sysname: "needs-kyc",
    name: "Brass Temple",
    scene: "temple",
    type: "slot",
    provider: "brass-lantern",
    priority: 22,
    launchRefusal: "VerificationRequiredException",
  },
  {
    sysname: "long-name",
    name: "The Remarkably Long Expedition of Captain Marlowe to the Thirteen Silver Islands",
    scene: "sails",
    type: "slot",
    provider: "blue-heron",
    priority: 27,
  },
  {
    sysname: "broken-image",
    name: "Heron Woods",
    scene: "forest",
    type: "slot",
    provider: "blue-heron",
    priority: 33,
  },
  {
    sysname: "digitan",
    name: "Digitan Sports",
    scene: "pitch",
    type: "casino",
    provider: "digitan-sports",
    priority: 60,
    category: "sportsbook",
  },
];
