export type GameType = "casino" | "slot" | "live" | "fast";

export interface Provider {
  sysname: string;
  name: string;
  types: GameType[];
  /** Countries that never see this provider's games, so that replies do differ by `X-Country`. */
  blockedIn?: string[];
  /** How its games open: behind a redirect, by a page that leads on, in a frame of a page, or as the page itself. */
  launch: LaunchStyle;
}

export type LaunchStyle = "redirect" | "forward" | "frame" | "page";

/** The providers that the rest of the seed knows by name (docs/contract.md#7.1). */
const namedProviders: readonly Provider[] = [
  { sysname: "aurora-live", name: "Aurora Live", types: ["live"], launch: "frame" },
  { sysname: "blue-heron", name: "Blue Heron", types: ["slot"], launch: "redirect" },
  { sysname: "brass-lantern", name: "Brass Lantern", types: ["slot"], launch: "page" },
  { sysname: "copper-fox", name: "Copper Fox", types: ["slot", "fast"], launch: "forward" },
  { sysname: "digitan-sports", name: "Digitan Sports", types: ["casino"], launch: "redirect" },
  { sysname: "dune-works", name: "Dune Works", types: ["slot"], launch: "redirect" },
  { sysname: "grand-salon", name: "Grand Salon", types: ["live", "casino"], launch: "frame" },
  {
    sysname: "ironwood",
    name: "Ironwood Games",
    types: ["slot", "casino"],
    blockedIn: ["JP"],
    launch: "page",
  },
  { sysname: "northlight", name: "Northlight Studio", types: ["slot"], launch: "redirect" },
  { sysname: "paper-crane", name: "Paper Crane", types: ["slot", "fast"], launch: "page" },
  { sysname: "rapid-nine", name: "Rapid Nine", types: ["fast"], launch: "forward" },
  { sysname: "velvet-table", name: "Velvet Table", types: ["casino", "live"], launch: "redirect" },
];

const fillerHues =
  "Amber Ash Birch Cedar Cobalt Coral Ember Flint Harbour Indigo Jade Linden Marble Onyx".split(" ");
const fillerSigns = "Anvil Badger Comet Drum Falcon Gate Harp Kite Lark Mill Orchard Pike Quill Sail".split(
  " ",
);
const fillerTypes: GameType[][] = [["slot"], ["slot", "fast"], ["live"], ["casino", "slot"], ["fast"]];
const fillerLaunches: LaunchStyle[] = ["redirect", "forward", "frame", "page"];

/** By name (docs/contract.md#3.7): those of docs/contract.md#7.1, and studios that are names only up to `count`. */
export function plantProviders(count: number): Provider[] {
  const fillers = Array.from({ length: Math.max(0, count - namedProviders.length) }, (_, index): Provider => {
    const hue = fillerHues[index % fillerHues.length];
    // Each round of the first words meets the second ones in another order.
    const round = Math.floor(index / fillerHues.length);
    const sign = fillerSigns[(index + round) % fillerSigns.length];
    const name = `${hue} ${sign}`;
    return {
      sysname: name.toLowerCase().replace(" ", "-"),
      name,
      types: fillerTypes[index % fillerTypes.length] ?? ["slot"],
      launch: fillerLaunches[index % fillerLaunches.length] ?? "redirect",
    };
  });
  return [...namedProviders, ...fillers].sort((one, other) => (one.name < other.name ? -1 : 1));
}
