import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { escapeHtml } from "./escape-html";

const signs = String.fromCodePoint(...Array.from({ length: 0x250 }, (_, code) => code + 32));

it("writes what React writes, between tags and in attributes", () => {
  expect(renderToStaticMarkup(<p title={signs}>{signs}</p>)).toBe(
    `<p title="${escapeHtml(signs)}">${escapeHtml(signs)}</p>`,
  );
});

it("leaves nothing that could begin or end a tag, an attribute or an entity", () => {
  expect(escapeHtml(`"><script>'&amp;`)).toBe("&quot;&gt;&lt;script&gt;&#x27;&amp;amp;");
});
