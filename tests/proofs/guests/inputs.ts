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

export function pagesOf({ isSample }: ProofOptions): readonly Visited[] {
  if (isSample) return sampledPages;
  const opened = (who: "visitor" | "player") =>
    routeTable.filter((row) => row[who].kind === "page").map(({ path }) => path);
  return ["", "/ar"].flatMap((prefix) =>
    (["visitor", "player"] as const).flatMap((who) =>
      opened(who).map((path) => ({ path: prefix + path, isPlayers: who === "player" })),
    ),
  );
}

/** As the extension's script and the table of edges name them. */
export function guestNames({ isSample }: ProofOptions): readonly string[] {
  if (isSample) return sampledGuests;
  const script = readFileSync(new URL("./extension/guests.js", import.meta.url), "utf8");
  const ofExtension = [...script.matchAll(/^ {2}"([^"]+)": \{/gm)].map(([, name = ""]) => name);
  return [...ofExtension, ...Object.keys(edges)];
}
