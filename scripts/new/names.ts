/** A name in each letter case; those of the templates are `sample-name`'s. */
interface Spellings {
  /** In files, folders and addresses. */
  kebab: string;
  /** In queries, and for what is stored. */
  snake: string;
  camel: string;
  pascal: string;
  /** For people, in English. */
  title: string;
}

/** Words of the language that no function, folder or bundle of words can be called after. */
const reserved = new Set(
  (
    "await break case catch class const constructor continue debugger default delete enum export extends false finally " +
    "for function import index instanceof interface new null package private prototype public return static super " +
    "switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);
const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Why a text is no name; undefined where it is one. */
export function faultOf(name: string | undefined): string | undefined {
  if (!name) return "A name is missing";
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return `${name} is no name such as how-we-pay`;
  const language = languageOf(name);
  if (language) return `${name} is a locale in an address (${language})`;
  if (reserved.has(name)) return `${name} is a reserved word`;
  if (name.length < 3 || name.length > 40) return `${name} has not 3 to 40 characters`;
  return undefined;
}

/** The language that a name is the code of, in English. */
function languageOf(name: string): string | undefined {
  try {
    return languages.of(name);
  } catch {
    return undefined;
  }
}

/** Writes the name wherever a template has `sample-name`, in the same letter case. */
export function named(name: string, template: string): string {
  const own = spellingsOf(name);
  return Object.entries(spellingsOf("sample-name")).reduce(
    (text, [nameCase, sample]) => text.replaceAll(sample, own[nameCase as keyof Spellings]),
    template,
  );
}

function spellingsOf(kebab: string): Spellings {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const pascal = kebab.split("-").map(capital).join("");
  return {
    kebab,
    snake: kebab.replaceAll("-", "_"),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capital(kebab.replaceAll("-", " ")),
  };
}
