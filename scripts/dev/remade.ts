/**
 * Caches what is made of `sources` for as long as they are the same objects. If it cannot be made, the last one stays.
 */
export function remade<Sources extends readonly unknown[], Made>(
  make: (...sources: Sources) => Made | Promise<Made>,
  close: (made: Made) => unknown = () => {},
) {
  let last: { sources: Sources; made: Made } | undefined;
  return {
    last: () => last?.made,
    async of(...sources: Sources): Promise<Made> {
      if (last && sources.every((source, at) => source === last?.sources[at])) return last.made;
      const made = await make(...sources);
      if (last) close(last.made);
      last = { sources, made };
      return made;
    },
  };
}
