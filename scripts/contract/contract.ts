import { readdirSync, readFileSync } from "node:fs";
import { openApiDocument } from "../openapi/document";
import type { JsonSchema } from "../openapi/json-schema";
import { type Call, contentCallsText, examplesText, methodsText, type Operation } from "./calls-text";
import { entityText } from "./type-text";

// Generates the parts of docs/contract/ between `<!-- made: what -->` and `<!-- end -->` from the registries.

const folder = new URL("../../docs/contract/", import.meta.url);
const GENERATED = /(<!-- made: ([\w ]+) -->\n)[\s\S]*?(<!-- end -->)/g;

const api = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};
const calls: Call[] = Object.entries(api.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([verb]) => verb !== "servers")
    .map(([verb, operation]) => ({ verb: verb.toUpperCase(), path, operation })),
);
const methods = calls.filter(({ path }) => path.startsWith("/api/"));
const tagsOf = ({ operation }: Call) => operation.tags;

const { schemas } = api.components;
const names = Object.keys(schemas);
/** Index of the first content type: the named types list the platform's before it. */
const FIRST_OF_CONTENT = names.indexOf("LocalesReply");
const isError = (name: string) => /Error/.test(name);
const entitiesText = (wanted: string[]) =>
  wanted
    .filter((name) => !isError(name))
    .sort()
    .map((name) => entityText(name, schemas[name] ?? {}))
    .join("\n\n");

/** Generates the text of a mark: its kind and, for `methods` and `content`, the groups of calls. */
function generate(mark: string): string {
  const [kind, ...tags] = mark.split(" ");
  const chosen = calls.filter((call) => tagsOf(call).some((tag) => tags.includes(tag)));
  if (kind === "methods" && chosen.length > 0) return methodsText(chosen);
  if (kind === "content" && chosen.length > 0) return contentCallsText(chosen);
  if (mark === "examples") return examplesText(methods);
  if (mark === "platform entities") return entitiesText(names.slice(0, FIRST_OF_CONTENT));
  if (mark === "content entities") return entitiesText(names.slice(FIRST_OF_CONTENT));
  throw new Error(`Nothing is made for the mark "${mark}"`);
}

/** The contract's files, with committed and generated text. */
export function contractFiles(): { path: URL; committed: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const path = new URL(name, folder);
      const committed = readFileSync(path, "utf8");
      const text = committed.replace(
        GENERATED,
        (_whole, begin, mark, end) => `${begin}\n${generate(mark)}\n\n${end}`,
      );
      return { path, committed, text };
    });
}
