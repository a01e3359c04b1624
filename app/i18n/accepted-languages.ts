import { negotiatorOf } from "~/i18n/accept-headers";

/** Language, script and region; further subtags are ignored. */
const MAX_SUBTAGS = 3;

/**
 * Languages of an `Accept-Language` header in the visitor's order of preference, each followed by its more general
 * tags: `zh-Hant-TW`, `zh-Hant`, `zh`. Excluded ones (`q=0`) and `*` are dropped.
 */
export function acceptedLanguages(header: string | null): string[] {
  if (!header) return [];
  return negotiatorOf("accept-language", header)
    .languages()
    .filter((code) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(code))
    .flatMap(kindsOf);
}

function kindsOf(code: string): string[] {
  const subtags = code.split("-", MAX_SUBTAGS);
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join("-"));
}
