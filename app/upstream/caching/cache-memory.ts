/** Shares of the caches in memory, and megabytes of each by the default of `CACHE_MEGABYTES`. */
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
export type CacheMemory = Readonly<Record<keyof typeof shares, number>>;

/** Of all of them. */
export const CACHE_MEGABYTES = Object.values(shares).reduce((sum, share) => sum + share, 0);

/** Divides the memory for caches among them. */
export function divideMemory(megabytes: number = CACHE_MEGABYTES): CacheMemory {
  const bytes = (share: number) => Math.floor((share / CACHE_MEGABYTES) * megabytes * 1024 * 1024);
  return Object.fromEntries(
    Object.entries(shares).map(([name, share]) => [name, bytes(share)]),
  ) as CacheMemory;
}
