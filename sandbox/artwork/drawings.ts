import { existsSync, readdirSync, readFileSync } from "node:fs";

export type LoyaltyArt =
  | "spins"
  | "coins"
  | "ticket"
  | "parcel"
  | "trail"
  | "compass"
  | "chips"
  | "target"
  | "crown"
  | "stone"
  | "club";

interface Drawing {
  /** The whole file. */
  svg: string;
  viewBox: string;
  /** What stands inside its root element. */
  content: string;
}

let drawings: ReadonlyMap<string, Drawing> | undefined;

/** A file of `drawings/` by its path without the ending, such as `scenes/dunes`. All are read with the first one. */
export function drawingOf(name: string): Drawing | undefined {
  drawings ??= readDrawings();
  return drawings.get(name);
}

function readDrawings(): ReadonlyMap<string, Drawing> {
  // The build copies the folder to `build/`, where this code is part of the bundle or of one of its chunks.
  const folder = ["./drawings/", "../drawings/"]
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  if (!folder) throw new Error("The sandbox's drawings are missing: build again");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".svg"),
  );
  return new Map(
    files.map((file) => {
      const svg = readFileSync(new URL(file, folder), "utf8").trim();
      const [, viewBox = "", content = ""] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
      return [file.replace(/\.svg$/, "").replaceAll("\\", "/"), { svg, viewBox, content }];
    }),
  );
}
