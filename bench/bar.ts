/** What a measured figure has to reach. */
export interface Bar {
  /** Name of the row. */
  what: string;
  max?: number;
  atLeast?: number;
}

/** What was recorded, and nobody chases: it fails above a tenth more. Whoever adds more records it with a reason. */
const GUARDED: Readonly<Record<string, number>> = {
  "HTML of game hall: raw": 40.1,
  "HTML of game hall: brotli": 8.4,
  // Of these five files of background tasks, 5 kB.
  "first load of home: JS": 115,
  "first load of home: requests for JS": 16,
  "first load of game hall: JS": 117,
  "first load of game hall: requests for JS": 16,
  // Of these zod and conform, as they are published, 36 kB.
  "first load of sign-in: JS": 152,
  "cold start / Express + React": 1.66,
  // What is given up: docs/decisions/122-render-cost.md.
  "hall, private visitor, plain: CPU / stock Remix": 1.25,
  "hall, private visitor, plain: CPU / Express + React": 5.2,
};
const ROOM = 1.1;

/** Processor time of our pages to that of the references. */
const RENDERED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "hall, private visitor, as shipped": {
    "stock Remix": 0.5,
    "Express + React": 1.3,
    "plain http + undici": 5,
  },
  "hall, player with calls, as shipped": { "stock Remix": 0.6 },
  "home, private visitor, as shipped": { "stock Remix": 0.5 },
  "home, player with calls, plain": { "stock Remix": 0.6 },
  "home, player with calls, as shipped": { "stock Remix": 0.6 },
};

/** Below this, `npm run bench -- --check` fails. Ratios are of one run. */
export const bar: Bar[] = [
  ...Object.entries(RENDERED).flatMap(([page, limits]) =>
    Object.entries(limits).map(([name, max]) => ({ what: `${page}: CPU / ${name}`, max })),
  ),
  { what: "kept page, 16 connections: rate / plain http", atLeast: 0.5 },
  { what: "kept page, 64 connections: rate / plain http", atLeast: 0.5 },
  { what: "304, 16 connections: rate / plain http", atLeast: 0.6 },
  { what: "304, 64 connections: rate / plain http", atLeast: 0.6 },
  { what: "home: CPU, 10000 games / 600", max: 1.05 },
  { what: "game hall: CPU, 10000 games / 600", max: 1.05 },
  { what: "home: CPU, 30 locales / 2", max: 1.05 },
  { what: "game hall: CPU, 30 locales / 2", max: 1.05 },
  ...["home", "game hall", "game", "deposit"].flatMap((page) => [
    { what: `${page}: LCP`, max: 1200 },
    { what: `${page}: TBT`, max: 100 },
    { what: `${page}: CLS`, max: 0.01 },
    { what: `${page}: INP`, max: 80 },
  ]),
  ...["menu", "search text", "filter", "deposit amount", "sign-in"].map((use) => ({
    what: `${use}: INP of the first use, 1.5 s after load`,
    max: 150,
  })),
  ...["home to hall", "hall to game", "back to the hall", "method to amount"].flatMap((journey) =>
    ["at once", "at rest"].map((way) => ({ what: `${journey}: press to content, ${way}`, max: 700 })),
  ),
  { what: "home to deposit: press to content, at rest", max: 900 },
  // 200 of the site, and 300 of the operator's wait for the next letter.
  { what: "search: letter to list, 10000 games", max: 500 },
  { what: "session of ten minutes: longest task", max: 100 },
  { what: "session of ten minutes: heap at its end", max: 25 },
  { what: "memory after 100000 requests", max: 300 },
  ...Object.entries(GUARDED).map(([what, recorded]) => ({ what, max: recorded * ROOM })),
];

export function meets({ max = Number.POSITIVE_INFINITY, atLeast = 0 }: Bar, figure: number): boolean {
  return figure <= max && figure >= atLeast;
}
