import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashInlineScripts } from "./hash-inline-scripts";

const hash = (text: string) => createHash("sha256").update(text).digest("base64");
const mark = "Zm9vYmFyYmF6cXV4Zm9v";

describe("sealing a document", () => {
  it("lists what bears the mark, and takes the mark off", () => {
    const sealed = hashInlineScripts(
      `<style nonce="${mark}">a{}</style><script nonce="${mark}">one()</script>` +
        `<script type="module" nonce="${mark}" async="">two()\nthree()</script><script nonce="${mark}" src="/x.js"></script>` +
        `<link rel="modulepreload" href="/x.js" nonce="${mark}"/>`,
      mark,
    );
    expect(sealed.scriptHashes).toEqual([hash("one()"), hash("two()\nthree()")]);
    expect(sealed.styleHashes).toEqual([hash("a{}")]);
    expect(sealed.html).not.toContain("nonce");
    expect(sealed.html).toContain('<script type="module" async="">two()');
  });

  const foreign = [
    "<script>evil()</script>",
    '<script nonce="">evil()</script>',
    '<script nonce="guess">evil()</script>',
    `<script data-x="nonce=${mark.slice(0, 5)}">evil()</script>`,
    "<SCRIPT>evil()</SCRIPT>",
    "<style>*{display:none}</style>",
  ];
  it.each(foreign)("lists nothing for %s", (markup) => {
    const sealed = hashInlineScripts(`<script nonce="${mark}">own()</script>${markup}`, mark);
    expect(sealed.scriptHashes).toEqual([hash("own()")]);
    expect(sealed.styleHashes).toEqual([]);
  });

  it("lists a script once however often it stands there", () => {
    const script = `<script nonce="${mark}">own()</script>`;
    expect(hashInlineScripts(script + script, mark).scriptHashes).toHaveLength(1);
  });
});
