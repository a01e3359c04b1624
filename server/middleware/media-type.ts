import { parseMIMEType } from "undici";

type MediaType = Exclude<ReturnType<typeof parseMIMEType>, "failure">;

/**
 * Parses a `Content-Type` header; undefined when it is missing or malformed. A comma list counts as malformed: fetch
 * would parse the body as the last type of the list, while the checks here would look at the first.
 */
export function readMediaType(header: string | undefined): MediaType | undefined {
  const type = header && !header.includes(",") ? parseMIMEType(header) : "failure";
  return type === "failure" ? undefined : type;
}
