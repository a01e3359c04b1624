import { describe, expect, it } from "vitest";
import { parseSnippet } from "./parse-snippet";

const origins = ["https://tags.example", "https://*.vendor.example"];
const read = (code: string) => parseSnippet(code, origins);

describe("what stays of a snippet", () => {
  it("scripts, styles and connection hints, in their order", () => {
    const { elements, dropped } = read(
      `<link rel="preconnect" href="https://tags.example" crossorigin>
       <style media="print">.a > .b { color: red }</style>
       <script async src="https://cdn.vendor.example/t.js?x=1&y=2" data-id="7"></script>
       <script>if (1 < 2 && "</b>") window.hit = 1;</script>`,
    );
    expect(dropped).toEqual([]);
    expect(elements).toEqual([
      {
        tag: "link",
        attributes: { rel: "preconnect", href: "https://tags.example", crossorigin: "" },
        text: "",
      },
      { tag: "style", attributes: { media: "print" }, text: ".a > .b { color: red }" },
      {
        tag: "script",
        attributes: { async: "", src: "https://cdn.vendor.example/t.js?x=1&y=2", "data-id": "7" },
        text: "",
      },
      { tag: "script", attributes: {}, text: 'if (1 < 2 && "</b>") window.hit = 1;' },
    ]);
  });

  it("a script that nobody closed ends with the snippet", () => {
    expect(read("<script>window.hit = 1;").elements).toMatchObject([{ text: "window.hit = 1;" }]);
  });

  it("pictures and frames for browsers without script, over https", () => {
    const { noscript } = read(
      `<noscript><p>text</p><img src="https://tags.example/p.gif" onerror="x()" alt=""><img src="http://a/p.gif">
       <iframe src="https://tags.example/ns.html" height="0"></iframe><script>x()</script></noscript>`,
    );
    expect(noscript).toEqual([
      {
        purpose: undefined,
        html: '<img src="https://tags.example/p.gif" alt="" /><img /><iframe src="https://tags.example/ns.html" height="0"></iframe>',
      },
    ]);
  });
});

it("elements keep the purpose that they name", () => {
  const { elements, noscript, dropped } = read(
    `<script data-purpose="analytics">hit()</script>
     <noscript data-purpose="marketing"><img src="https://tags.example/p.gif" alt=""></noscript>`,
  );
  expect(elements[0]?.attributes).toEqual({ "data-purpose": "analytics" });
  expect(noscript).toEqual([
    { purpose: "marketing", html: '<img src="https://tags.example/p.gif" alt="" />' },
  ]);
  expect(dropped).toEqual([]);
});

describe("what is dropped, and logged", () => {
  it.each([
    ['<script src="https://evil.example/t.js"></script>', "script src=https://evil.example/t.js"],
    ['<script src="http://tags.example/t.js"></script>', "script src=http://tags.example/t.js"],
    ['<script src="//tags.example/t.js"></script>', "script src=//tags.example/t.js"],
    ['<script src="https://vendor.example/t.js"></script>', "script src=https://vendor.example/t.js"],
    ['<script src="https://evilvendor.example/t.js"></script>', "script src=https://evilvendor.example/t.js"],
    ['<script src="data:text/javascript,x()"></script>', "script src=data:text/javascript,x()"],
    ['<script type="importmap">{}</script>', "script type=importmap"],
    ["<script><!-- <script> x() </script>", "script with <!-- and <script in its text"],
    ['<link rel="stylesheet" href="https://tags.example/a.css">', "link rel=stylesheet"],
    ['<link rel="preconnect" href="http://tags.example">', "link rel=preconnect"],
    ['<img src="x" onerror="x()">', "img"],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">', "meta"],
    ['<base href="https://evil.example">', "base"],
    ['<iframe src="https://evil.example"></iframe>', "iframe"],
    ["<svg onload=x()></svg>", "svg"],
    ["plain words", "text"],
  ])("%s", (code, expected) => {
    expect(read(code)).toEqual({ elements: [], noscript: [], dropped: expect.arrayContaining([expected]) });
  });

  it("event handlers of what stays", () => {
    const { elements, dropped } = read('<script onerror="x()" nonce="guess">ok()</script>');
    expect(elements).toEqual([{ tag: "script", attributes: {}, text: "ok()" }]);
    expect(dropped).toEqual(["script onerror="]);
  });
});
