import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { sanitizeSvg } from "./svg-icon.server";

const svg = (inside: string, root = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${root}>${inside}</svg>`;

function intruders(text: string): string[] {
  const found: string[] = [];
  const tags =
    /^(svg|path|rect|circle|ellipse|line|polyline|polygon|g|defs|use|symbol|clipPath|mask|linearGradient|radialGradient|stop)$/;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!tags.test(name)) found.push(`<${name}>`);
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on|style|^class$/i.test(attribute)) found.push(attribute);
          if (/href/i.test(attribute) && !/^#i[0-9a-f]{8}-/.test(value)) found.push(value);
          if (/url\(/i.test(value) && !/^url\(#i[0-9a-f]{8}-/.test(value)) found.push(value);
          if (/javascript|https?:\/\/evil|data:/i.test(value)) found.push(value);
        }
      },
      ontext: (words) => words.trim() && found.push(words),
      oncomment: (words) => found.push(words),
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.write(text);
  parser.end();
  return found;
}

describe("hostile pictures", () => {
  it.each([
    svg("<script>alert(1)</script>"),
    svg("<SCRIPT>alert(1)</SCRIPT>"),
    svg("<script href='https://evil.example/x.js'/>"),
    svg("<path d='M0 0'/>", "onload='alert(1)'"),
    svg("<path d='M0 0' ONCLICK='alert(1)'/>"),
    svg("<foreignObject><iframe src='javascript:alert(1)'/></foreignObject>"),
    svg("<foreignObject><body xmlns='http://www.w3.org/1999/xhtml' onload='alert(1)'/></foreignObject>"),
    svg("<a href='javascript:alert(1)'><path d='M0 0'/></a>"),
    svg("<use href='https://evil.example/x.svg#a'/>"),
    svg("<use href='data:image/svg+xml;base64,PHN2Zz4=#a'/>"),
    svg("<use xlink:href='//evil.example/x.svg#a'/>"),
    svg("<image href='https://evil.example/pixel.png'/>"),
    svg("<animate attributeName='href' to='javascript:alert(1)' onbegin='alert(1)'/>"),
    svg("<set attributeName='onmouseover' to='alert(1)'/>"),
    svg("<style>@import url(https://evil.example/x.css)</style>"),
    svg("<style><![CDATA[ </style><img src=x onerror=alert(1)> ]]></style>"),
    svg("<path style='fill:url(https://evil.example)' d='M0 0'/>"),
    svg("<path fill='url(https://evil.example/x#a)' d='M0 0'/>"),
    svg("<path fill='u\\72l(https://evil.example)' d='M0 0'/>"),
    svg("<path fill='url(&quot;javascript:alert(1)&quot;)' d='M0 0'/>"),
    svg("<title><img src=x onerror=alert(1)></title>"),
    svg("<desc><![CDATA[<script>alert(1)</script>]]></desc>"),
    svg("<text>words &lt;img src=x onerror=alert(1)&gt;</text>"),
    svg("<p>out</p><img src=x onerror=alert(1)>"),
    svg("<!--><img src=x onerror=alert(1)>-->"),
    svg("<![CDATA[<img src=x onerror=alert(1)>]]>"),
    `<?xml-stylesheet href="javascript:alert(1)"?>${svg("")}`,
    `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg("&x;")}`,
    `${svg("")}<script>alert(1)</script>${svg("")}`,
    svg("<handler type='text/javascript'>alert(1)</handler>"),
  ])("%s leaves nothing behind", (text) => {
    expect(intruders(sanitizeSvg(text) ?? "")).toEqual([]);
  });
});

describe("honest pictures", () => {
  it("keep their shapes and the case of their names", () => {
    const clean = sanitizeSvg(svg('<path d="M0 0h4" fill="currentColor" stroke-width="2"/>'));
    expect(clean).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M0 0h4" fill="currentColor" stroke-width="2"></path></svg>',
    );
  });

  it("keep references inside, under names of their own", () => {
    const gradient = svg(
      '<defs><linearGradient id="a"><stop offset="1" stop-color="red"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/><use href="#a"/>',
    );
    const clean = sanitizeSvg(gradient) ?? "";
    const id = /<linearGradient id="(i[0-9a-f]{8}-a)"/.exec(clean)?.[1];
    expect(clean).toContain(`fill="url(#${id})"`);
    expect(clean).toContain(`href="#${id}"`);
    expect(sanitizeSvg(gradient.replace("red", "blue"))).not.toContain(`${id}`);
  });

  it("may stand behind a declaration", () => {
    expect(sanitizeSvg(`<?xml version="1.0"?>\n<!-- made by a tool -->\n${svg("")}\n`)).toMatch(
      /^<svg .*<\/svg>$/,
    );
  });
});

it.each(["", "plain words", "<html><body>404</body></html>", "<p>x</p>", `<svg>${" ".repeat(70_000)}</svg>`])(
  "%.20s is no picture",
  (text) => expect(sanitizeSvg(text)).toBeNull(),
);
