/** Characters of the header that are read; browsers send far fewer. */
const MAX_HEADER = 1000;

/** Language, script and region; further subtags are ignored. */
const MAX_SUBTAGS = 3;

/**
 * Languages of an `Accept-Language` header in the visitor's order of preference, each followed by its more general
 * tags: `zh-Hant-TW`, `zh-Hant`, `zh`. Excluded ones (`q=0`) and `*` are left out.
 */
export function acceptedLanguages(header: string | null): string[] {
  if (!header) return [];
  return header
    .slice(0, MAX_HEADER)
    .split(",")
    .map((part) => {
      const [code = "", ...parameters] = part.split(";").map((text) => text.trim());
      const quality = parameters.map((text) => /^q=([\d.]+)$/i.exec(text)?.[1]).find(Boolean);
      return { code, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ code, quality }) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(code) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .flatMap(({ code }) => kindsOf(code));
}

function kindsOf(code: string): string[] {
  const subtags = code.split("-", MAX_SUBTAGS);
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join("-"));
}
