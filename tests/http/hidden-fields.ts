import { Parser } from "htmlparser2";

/** Hidden fields of a page's forms that carry `name`: what a browser would send back unseen. */
export function hiddenFields(html: string, name: string): Record<string, string> {
  let fields: Record<string, string> = {};
  let found: Record<string, string> | null = null;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === "form") fields = {};
      if (tag === "input" && attributes.type === "hidden")
        fields[attributes.name ?? ""] = attributes.value ?? "";
    },
    onclosetag(tag) {
      if (tag === "form" && name in fields) found ??= fields;
    },
  });
  parser.end(html);
  if (!found) throw new Error(`no form of the page has a hidden "${name}"`);
  return found;
}
