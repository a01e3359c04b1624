import { parseMIMEType } from "undici";

type MediaType = Exclude<ReturnType<typeof parseMIMEType>, "failure">;

/**
 * What a `Content-Type` header says, as the parser of the body will read it; undefined of one that says nothing. A list
 * of types says nothing either: the body would be read as the last of them, and checked as the first.
 */
export function readMediaType(header: string | undefined): MediaType | undefined {
  const type = header && !header.includes(",") ? parseMIMEType(header) : "failure";
  return type === "failure" ? undefined : type;
}
