import { readFileSync } from "node:fs";
import { routeTable } from "../../support/route-table";
import type { ProofOptions } from "../table";
import { edges } from "./edges";

export interface Visited {
  path: string;
  isPlayers: boolean;
}

/** Of each class of policies, with forms and without. */
const sampledPages: readonly Visited[] = [
  { path: "/", isPlayers: false },
  { path: "/gamehall", isPlayers: false },
  { path: "/forms/sign_in", isPlayers: false },
  { path: "/forms/sign_up", isPlayers: false },
  { path: "/cashier/deposit/sandinstant", isPlayers: true },
  { path: "/profile/settings", isPlayers: true },
];
const sampledGuests = [
  "an icon after each field",
  "an element behind the body",
  "a server that removes comments",
];

/** Of the whole proof, on a page that is not of the sample. */
const GUESTS_A_PAGE = 3;

/** Pages and who comes to each: a sample's with a few guests, else these with all and every other page with some. */
export function visits({ isSample }: ProofOptions): (readonly [Visited, guests: readonly string[]])[] {
  if (isSample) return sampledPages.map((page) => [page, sampledGuests]);
  const guests = guestNames();
  const others = everyPage().map((page, at) => {
    const inTurn = Array.from(
      { length: GUESTS_A_PAGE },
      (_, turn) => guests[(at * GUESTS_A_PAGE + turn) % guests.length],
    );
    return [page, inTurn.filter((guest) => guest !== undefined)] as const;
  });
  return [...sampledPages.map((page) => [page, guests] as const), ...others];
}

/** Of visitors and of players, by turns in both directions of writing. */
function everyPage(): Visited[] {
  return (["visitor", "player"] as const).flatMap((who) =>
    routeTable
      .filter((row) => row[who].kind === "page")
      .map(({ path }, at) => ({
        path: at % 2 === 0 ? path : `/ar${path === "/" ? "" : path}`,
        isPlayers: who === "player",
      })),
  );
}

/** As the extension's script and the table of edges name them. */
export function guestNames(): readonly string[] {
  const script = readFileSync(new URL("./extension/guests.js", import.meta.url), "utf8");
  const ofExtension = [...script.matchAll(/^ {2}"([^"]+)": \{/gm)].map(([, name = ""]) => name);
  return [...ofExtension, ...Object.keys(edges)];
}
