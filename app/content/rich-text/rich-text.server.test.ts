import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { sanitizeRichText } from "./rich-text.server";

const clean = (html: string) => sanitizeRichText(html, ["http://cms.example"]);

const tags =
  "p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code strong b em i u s sub sup small mark span div a img figure figcaption table caption thead tbody tfoot tr th td details summary".split(
    " ",
  );
const attributes = "dir lang href title rel src alt width height loading start colspan rowspan scope".split(
  " ",
);

/** Everything in a text that is not on the list, as a browser would parse it. */
function intruders(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, given) {
      if (!tags.includes(name)) found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(given)) {
        if (!attributes.includes(attribute)) found.push(attribute);
        if (attribute === "href" && !/^(https:\/\/|mailto:|tel:|[/?#])/.test(value)) found.push(value);
        if (attribute === "src" && !/^(https:\/\/|http:\/\/cms\.example\/)/.test(value)) found.push(value);
      }
    },
    oncomment: (text) => found.push(`<!--${text}`),
    onprocessinginstruction: (name) => found.push(name),
  });
  parser.write(html);
  parser.end();
  return found;
}

describe("hostile markup", () => {
  it.each([
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<script/x>alert(1)</script>",
    "<script\n>alert(1)</script\n>",
    "<img src=x onerror=alert(1)>",
    "<img src=https://a.example/x.png onerror=alert(1)>",
    '<img src="https://a.example/x.png"onload="alert(1)">',
    "<img/src=`x`onerror=alert(1)>",
    "<img src=javascript:alert(1)>",
    "<img src=data:image/svg+xml;base64,PHN2Zz4=>",
    "<img src=//evil.example/x.png>",
    "<img srcset='https://evil.example/x 1x' src=https://a.example/x>",
    "<svg onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
    "<svg><foreignObject><iframe srcdoc='<script>alert(1)</script>'></foreignObject></svg>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
    "<math><a xlink:href=javascript:alert(1)>x</a></math>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<style>@import 'https://evil.example/x.css'</style>",
    "<style><img src='</style><img src=x onerror=alert(1)>'></style>",
    "<textarea><img title='</textarea><img src=x onerror=alert(1)>'></textarea>",
    "<title><img title='</title><img src=x onerror=alert(1)>'></title>",
    "<xmp><p title='</xmp><img src=x onerror=alert(1)>'></xmp>",
    "<iframe src=javascript:alert(1)></iframe>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<object data=javascript:alert(1)></object>",
    "<embed src=javascript:alert(1)>",
    "<form action=javascript:alert(1)><button>x</button></form>",
    "<form id=x></form><button form=x formaction=javascript:alert(1)>x</button>",
    "<input autofocus onfocus=alert(1)>",
    "<select autofocus onfocus=alert(1)></select>",
    "<video><source onerror=alert(1)></video>",
    "<audio src=x onerror=alert(1)>",
    "<details open ontoggle=alert(1)>x</details>",
    "<body onload=alert(1)>",
    "<marquee onstart=alert(1)>x</marquee>",
    "<base href=https://evil.example/>",
    "<meta http-equiv=refresh content='0;url=https://evil.example'>",
    "<link rel=stylesheet href=https://evil.example/x.css>",
    "<link rel=modulepreload href=https://evil.example/x.js>",
    "<a href=javascript:alert(1)>x</a>",
    "<a href='java&#115;cript:alert(1)'>x</a>",
    "<a href='&#x6A;avascript:alert(1)'>x</a>",
    "<a href='java&Tab;script:alert(1)'>x</a>",
    "<a href='java\nscript:alert(1)'>x</a>",
    "<a href=' &#14; javascript:alert(1)'>x</a>",
    "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
    "<a href='vbscript:msgbox(1)'>x</a>",
    "<a href='//evil.example'>x</a>",
    "<a href='/\\evil.example'>x</a>",
    "<a href='/x' onclick=alert(1) style='position:fixed;inset:0'>x</a>",
    "<p style=\"background:url('javascript:alert(1)')\">x</p>",
    "<p onmouseover=alert(1)>x</p>",
    "<p class=dialog id=root name=cookie data-x=1 tabindex=1 contenteditable>x</p>",
    "<div><!--><img src=x onerror=alert(1)>--></div>",
    "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<?php echo 1 ?><?xml-stylesheet href='javascript:alert(1)'?>",
    "<template><script>alert(1)</script></template>",
    "<custom-tag onclick=alert(1)>x</custom-tag>",
    "<p title='&quot;&gt;<script>alert(1)</script>'>x</p>",
    "<a href='https://a.example/&quot;onmouseover=&quot;alert(1)'>x</a>",
    "<img alt='\"><script>alert(1)</script>' src='https://a.example/x.png'>",
    "<table background=javascript:alert(1)><tr><td background=javascript:alert(1)>x</td></tr></table>",
    `${"<div>".repeat(3000)}<script>alert(1)</script>`,
    "<p>unclosed <b",
  ])("%j leaves nothing behind", (html) => expect(intruders(clean(html))).toEqual([]));
});

describe("honest markup", () => {
  it.each([
    ["<p>One <strong>two</strong><br>three</p>", "<p>One <strong>two</strong><br />three</p>"],
    ["<h1>Title</h1>", "<h2>Title</h2>"],
    ["<p dir='rtl' lang='ar'>x</p>", '<p dir="rtl" lang="ar">x</p>'],
    ["<a href='/terms' title='T'>x</a>", '<a title="T" href="/terms">x</a>'],
    ["<a href='https://a.example'>x</a>", '<a href="https://a.example" rel="noopener">x</a>'],
    ["<a href='javascript:x'>words stay</a>", "<a>words stay</a>"],
    [
      "<img src='https://a.example/x.png' alt='A' width=10 height=20>",
      '<img src="https://a.example/x.png" alt="A" width="10" height="20" loading="lazy" />',
    ],
    ["<img src='http://cms.example/x.png'>", '<img src="http://cms.example/x.png" alt="" loading="lazy" />'],
    ["<ol start='3'><li>x</li></ol>", '<ol start="3"><li>x</li></ol>'],
    ["<td colspan=2>x</td>", '<td colspan="2">x</td>'],
    ["5 &lt; 6 &amp; 7", "5 &lt; 6 &amp; 7"],
    ["<script>gone</script><p>stays</p>", "<p>stays</p>"],
  ])("%s", (html, expected) => expect(clean(html)).toBe(expected));

  it("nests 40 deep and no deeper", () => {
    const depth = clean(`${"<div>".repeat(100)}x`).split("<div>").length - 1;
    expect(depth).toBeLessThanOrEqual(40);
  });
});

it.each<[string, string[]]>([
  ['<h1>a</h1><p class="x" style="color:red"><a href="/terms">b</a><a name="c">c</a></p>', []],
  [
    "<script>x</script><iframe src='https://a.example'></iframe>",
    ["<script> is left out", "<iframe> is left out"],
  ],
  ['<a href="javascript:alert(1)">x</a>', ["a link that may not be followed: javascript:alert(1)"]],
  ['<img src="http://a.example/b.png">', ["a picture that may not be shown: http://a.example/b.png"]],
])("of %s %j is reported to editors", (html, expected) => {
  const problems: string[] = [];
  sanitizeRichText(html, [], (problem) => problems.push(problem));
  expect(problems).toEqual(expected);
});
