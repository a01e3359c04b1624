import { isJsonObject, type Json, type JsonObject } from "~/upstream/json";

/** A field of a reply by its names, with `*` for every item of a list. */
export type FieldPath = readonly string[];

const other: Readonly<Record<string, Json>> = {
  absent: null,
  empty: "",
  text: "mangled!",
  number: -7.5,
  flag: true,
  list: [{}],
  object: { odd: [1] },
};
/** What is put in a field's place: nothing, an empty text, and a value of each other type. */
export const changes = Object.keys(other);

const typeOf = (value: Json | undefined) =>
  Array.isArray(value)
    ? "list"
    : ({ string: "text", number: "number", boolean: "flag" }[typeof value as string] ?? "object");

/** Every field of a value at any depth; those of the items of a list once. */
export function fieldsIn(value: Json, above: FieldPath = []): FieldPath[] {
  const found = Array.isArray(value)
    ? value.flatMap((item) => fieldsIn(item, [...above, "*"]))
    : isJsonObject(value)
      ? Object.entries(value).flatMap(([name, member]) => [
          [...above, name],
          ...fieldsIn(member, [...above, name]),
        ])
      : [];
  return [...new Map(found.map((path) => [path.join("."), path])).values()];
}

/** A copy with one field changed, in all items of the lists on the way or in the first only. */
export function mangled(value: Json, path: FieldPath, change: string, isEveryItem: boolean): Json {
  const [step, ...rest] = path;
  if (step === undefined) return typeOf(value) === change ? { odd: [1] } : (other[change] as Json);
  if (step === "*") {
    return (value as Json[]).map((item, index) =>
      (isEveryItem || index === 0) && (rest.length === 0 || isJsonObject(item) || Array.isArray(item))
        ? mangled(item, rest, change, isEveryItem)
        : item,
    );
  }
  const members = value as JsonObject;
  if (!Object.hasOwn(members, step)) return value;
  if (rest.length > 0)
    return { ...members, [step]: mangled(members[step] as Json, rest, change, isEveryItem) };
  const { [step]: member, ...others } = members;
  return change === "absent"
    ? others
    : { ...others, [step]: mangled(member as Json, [], change, isEveryItem) };
}
