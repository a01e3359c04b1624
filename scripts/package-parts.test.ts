import { createRequire } from "node:module";
import { runInThisContext } from "node:vm";
import { build } from "esbuild";
import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { expect, test } from "vitest";
import { packageParts, replaced } from "./package-parts.mjs";

/** A script of these packages as the site's bundle has them, with the files that it was made of. */
async function bundled(code: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: "." },
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
    metafile: true,
    plugins: [packageParts],
    logLevel: "silent",
  });
  return { script: outputFiles[0]?.text ?? "", files: Object.keys(metafile.inputs) };
}

test("every file that is replaced is one of the installed packages", async () => {
  const { files } = await bundled(`import "undici"; import "sanitize-html"; import "htmlparser2";`);
  expect(replaced.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([]);
  expect(files.filter((file) => /sanitize-html.*dom-serializer/.test(file))).toEqual([]);
});

test("HTML is read as by the whole packages, entities and all", async () => {
  const html = "<p>&eacute;&NotEqualTilde;&amp;lt &copy &unknown; &#x1F600;</p>";
  const { script } = await bundled(`
    import { Parser } from "htmlparser2";
    import sanitizeHtml from "sanitize-html";
    module.exports = { Parser, sanitizeHtml };`);
  const parts = { exports: {} as { Parser: typeof Parser; sanitizeHtml: typeof sanitizeHtml } };
  runInThisContext(`(function (module, require) {${script}})`)(parts, createRequire(import.meta.url));
  const textOf = (Of: typeof Parser) => {
    let read = "";
    const ontext = (text: string) => {
      read += text;
    };
    new Of({ ontext }).end(html);
    return read;
  };
  expect(textOf(parts.exports.Parser)).toBe(textOf(Parser));
  expect(parts.exports.sanitizeHtml(html)).toBe(sanitizeHtml(html));
});
