/** What a measured figure has to reach. */
export interface Bar {
  /** Name of the row. */
  what: string;
  atMost?: number;
  atLeast?: number;
}

/** Below this, `npm run bench -- --check` fails. Ratios are of one run. */
export const bar: Bar[] = [
  { what: "hall, private visitor: CPU / stock Remix", atMost: 0.5 },
  { what: "hall, private visitor: CPU / Express + React", atMost: 1.3 },
  { what: "hall, private visitor: CPU / plain http + undici", atMost: 5 },
  { what: "hall, player with calls: CPU / stock Remix", atMost: 0.6 },
  { what: "home, private visitor: CPU / stock Remix's hall", atMost: 0.8 },
  { what: "kept page, 16 connections: rate / plain http", atLeast: 0.5 },
  { what: "kept page, 64 connections: rate / plain http", atLeast: 0.5 },
  { what: "304, 16 connections: rate / plain http", atLeast: 0.6 },
  { what: "304, 64 connections: rate / plain http", atLeast: 0.6 },
  { what: "content page: CPU, all routes / 6", atMost: 1.1 },
  { what: "home: CPU, 10000 games / 600", atMost: 1.05 },
  { what: "game hall: CPU, 10000 games / 600", atMost: 1.05 },
  { what: "home: CPU, 30 locales / 2", atMost: 1.05 },
  { what: "game hall: CPU, 30 locales / 2", atMost: 1.05 },
  { what: "game hall: CPU, 500 menu links / 1", atMost: 1.05 },
  { what: "HTML of game hall: raw", atMost: 24 },
  { what: "HTML of game hall: brotli", atMost: 5 },
  { what: "first load of home: JS", atMost: 85 },
  { what: "first load of home: requests for JS", atMost: 10 },
  { what: "first load of game hall: JS", atMost: 85 },
  { what: "first load of game hall: requests for JS", atMost: 10 },
  { what: "first load of sign-in: JS", atMost: 95 },
  ...["home", "game hall", "game", "deposit"].flatMap((page) => [
    { what: `${page}: LCP`, atMost: 1500 },
    { what: `${page}: TBT`, atMost: 100 },
    { what: `${page}: CLS`, atMost: 0.01 },
    { what: `${page}: INP`, atMost: 100 },
  ]),
  { what: "memory after 100000 requests", atMost: 220 },
  { what: "cold start / Express + React", atMost: 1.5 },
];

export function meets({ atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Bar, figure: number): boolean {
  return figure <= atMost && figure >= atLeast;
}
