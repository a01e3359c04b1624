import { expect, it } from "vitest";
import { exampleNames } from "../../scripts/markets/examples";
import { exampleFile } from "../../tests/support/market-file";

const names = exampleNames();

/** Numbers and addresses that were read in a source, which this names. */
const sources: Readonly<Record<string, string>> = {
  "BR exclusion.register.url": "an article on the central register of 2025",
  "SE help.0.phone": "a list of helplines",
};

/** Paths of everything by which somebody outside is reached: telephone numbers and addresses. */
function contactsIn(value: unknown, path: string[] = []): string[] {
  if (value && typeof value === "object")
    return Object.entries(value).flatMap(([key, inner]) => contactsIn(inner, [...path, key]));
  const isContact = path.at(-1) === "phone" || (typeof value === "string" && value.startsWith("https:"));
  return isContact ? [path.join(".")] : [];
}

it.each(names)("each number and address of %s has a source, or says that it is unsure", (name) => {
  const { unsure, ...file } = exampleFile(name);
  const contacts = contactsIn(file);
  expect(contacts).toEqual(expect.arrayContaining(["licence.link"]));
  expect(contacts.filter((path) => !unsure[path] && !sources[`${name} ${path}`])).toEqual([]);
});

it("no source is named for what is not there", () => {
  const all = names.flatMap((name) => contactsIn(exampleFile(name)).map((path) => `${name} ${path}`));
  expect(all).toEqual(expect.arrayContaining(Object.keys(sources)));
});
