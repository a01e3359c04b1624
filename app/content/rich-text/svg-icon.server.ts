import { createHash } from "node:crypto";
import sanitizeHtml from "sanitize-html";

const MAX_LENGTH = 65_536;
const shapes = "path rect circle ellipse line polyline polygon g defs use symbol clipPath mask".split(" ");
const paints = "linearGradient radialGradient stop".split(" ");
const attributes = [
  ..."id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points viewBox transform offset".split(" "),
  ..."fill fill-opacity fill-rule clip-rule clip-path mask opacity stroke stroke-width stroke-opacity".split(
    " ",
  ),
  ..."stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset".split(" "),
  ..."stop-color stop-opacity color gradientUnits gradientTransform spreadMethod clipPathUnits".split(" "),
  ..."maskUnits maskContentUnits preserveAspectRatio xmlns href xlink:href vector-effect".split(" "),
];

/**
 * Sanitises untrusted SVG for inlining: shapes and paints only, no script, style, text, other markup or external
 * reference. Ids are prefixed to be unique among the icons of a page. Null when it is not an SVG.
 */
export function sanitizeSvg(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const scope = `i${createHash("sha256").update(text).digest("hex").slice(0, 8)}-`;
  const clean = sanitizeHtml(text, {
    allowedTags: ["svg", ...shapes, ...paints],
    allowedAttributes: { "*": attributes, svg: [...attributes, "aria-hidden", "focusable"] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    nestingLimit: 20,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    textFilter: () => "",
    transformTags: {
      "*": (tagName, attribs) => ({
        tagName,
        attribs: {
          ...scoped(attribs, scope),
          ...(tagName === "svg" ? { "aria-hidden": "true", focusable: "false" } : {}),
        },
      }),
    },
  }).trim();
  return /^<svg[\s>]/.test(clean) && clean.endsWith("</svg>") ? clean : null;
}

function scoped(attribs: sanitizeHtml.Attributes, scope: string): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]): [string, string][] => {
      if (name === "id") return [[name, scope + value]];
      if (name === "href" || name === "xlink:href") {
        return /^#[\w.-]+$/.test(value) ? [[name, `#${scope}${value.slice(1)}`]] : [];
      }
      if (!/url|\\|&|;|@/i.test(value)) return [[name, value]];
      const target = /^url\(['"]?#([\w.-]+)['"]?\)$/.exec(value)?.[1];
      return target === undefined ? [] : [[name, `url(#${scope}${target})`]];
    }),
  );
}
