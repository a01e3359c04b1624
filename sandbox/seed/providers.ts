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

export const providers: Provider[] = [
  { sysname: "aurora-live", name: "Aurora Live", types: ["live"], launch: "frame" },
  { sysname: "blue-heron", name: "Blue Heron", types: ["slot"], launch: "redirect" },
  { sysname: "brass-lantern", name: "Brass Lantern", types: ["slot"], launch: "page" },
  { sysname: "copper-fox", name: "Copper Fox", types: ["slot", "fast"], launch: "forward" },
  { sysname: "digitan-sports", name: "Digitan Sports", types: ["casino"], launch: "frame" },
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
