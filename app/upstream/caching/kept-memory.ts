/** Shares of what is kept in memory, and megabytes of each where `KEPT_MEGABYTES` is as it is by itself. */
const shares = {
  pages: 24,
  /** Anyone can invent queries: pages with one have their own share and cannot evict plain pages. */
  variants: 8,
  /** Unknown paths too. */
  missing: 1,
  pictures: 30,
  fragments: 16,
  /** Bytes of the replies: what is made of them takes up to several times that. */
  platform: 8,
  /** Of players' own reads, for seconds. */
  own: 2,
  content: 7,
};

/** The bound of each store, in bytes. */
export type KeptMemory = Readonly<Record<keyof typeof shares, number>>;

/** Of all of them. */
export const KEPT_MEGABYTES = Object.values(shares).reduce((sum, share) => sum + share, 0);

/** Divides the memory for what is kept among the stores. */
export function divideMemory(megabytes: number = KEPT_MEGABYTES): KeptMemory {
  const bytes = (share: number) => Math.floor((share / KEPT_MEGABYTES) * megabytes * 1024 * 1024);
  return Object.fromEntries(
    Object.entries(shares).map(([name, share]) => [name, bytes(share)]),
  ) as KeptMemory;
}
