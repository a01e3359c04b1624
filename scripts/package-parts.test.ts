import { createRequire } from "node:module";
import { runInThisContext } from "node:vm";
import { build } from "esbuild";
import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { expect, test } from "vitest";
import { packageParts, replaced } from "./package-parts.mjs";

/** Bundles code as the site is bundled. */
async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: "." },
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

/** What the names of a package are in the site's bundle. */
async function partsOf<Parts>(names: string, from: string): Promise<Parts> {
  const { script } = await bundle(`export { ${names} } from "${from}";`);
  const module = { exports: {} as Parts };
  runInThisContext(`(function (module, require) {${script}})`)(module, createRequire(import.meta.url));
  return module.exports;
}

test("every file that is replaced is one of the installed packages", async () => {
  const { files } = await bundle(
    `import "undici"; import "sanitize-html"; import "htmlparser2"; import "zod";`,
  );
  expect(replaced.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([]);
  expect(files.filter((file) => /sanitize-html.*dom-serializer/.test(file))).toEqual([]);
});

test("HTML is read as by the whole packages, entities and all", async () => {
  const html = "<p>&eacute;&NotEqualTilde;&amp;lt &copy &unknown; &#x1F600;</p>";
  const parts = {
    ...(await partsOf<{ Parser: typeof Parser }>("Parser", "htmlparser2")),
    ...(await partsOf<{ sanitizeHtml: typeof sanitizeHtml }>("default as sanitizeHtml", "sanitize-html")),
  };
  const textOf = (Of: typeof Parser) => {
    let read = "";
    const ontext = (text: string) => {
      read += text;
    };
    new Of({ ontext }).end(html);
    return read;
  };
  expect(textOf(parts.Parser)).toBe(textOf(Parser));
  expect(parts.sanitizeHtml(html)).toBe(sanitizeHtml(html));
});

test("a form that is sent is read, and answered", async () => {
  const { FormData, Request, Response } = await partsOf<typeof globalThis>(
    "FormData, Request, Response",
    "undici",
  );
  const form = new FormData();
  form.append("file", new File(["a,b"], "bets.csv"));
  for (const body of [form, new URLSearchParams("name=é"), Buffer.from("text"), null]) {
    const request = new Request("https://casino.example/", { method: "POST", body });
    const read = body instanceof FormData ? await request.formData() : await request.text();
    const sent = body instanceof FormData ? form : body === null ? "" : String(body);
    expect([...read].map(String)).toEqual([...sent].map(String));
  }
  expect(await Response.json({ ok: true }, { headers: { "Set-Cookie": "a=1" } }).json()).toEqual({
    ok: true,
  });
});
