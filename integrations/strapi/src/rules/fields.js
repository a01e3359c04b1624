const { hallFault, listFault, placeFault } = require("./audience");
const { legal } = require("../legal");
const { codeFault } = require("./code");
const { changeFault, endFault } = require("./dates");
const { linkFault } = require("./links");
const { captionFault, sizeFault } = require("./pictures");
const { fromFault, toFault } = require("./redirects");
const { slugFault } = require("./slugs");
const { blocksFault, markdownFault, textFault } = require("./texts");

/** Rules of fields that may be left empty: of a value, what stands beside it, and what the site is like. */
const text = whenFilled(textFault);
const markdown = whenFilled(markdownFault);
const link = whenFilled(linkFault);
const picture = whenFilled(sizeFault);

const page = {
  slug: whenFilled((slug, _, { locales }) => slugFault(slug, locales)),
  text,
  markdown,
  image: picture,
  blocks: (blocks, entry) => placeFault(blocks ?? [], entry),
};

/** By type or component and by field. A type of your own gets a line here. */
const fieldRules = {
  "api::page.page": page,
  [legal.page]: page,
  "api::promotion.promotion": {
    text,
    markdown,
    image: picture,
    button_url: link,
    ends_at: (until, { starts_at: from }) => endFault(from, until),
  },
  "api::banner.banner": {
    image: picture,
    image_mobile: picture,
    button_url: link,
    audience: whenFilled(hallFault),
  },
  "api::category-intro.category-intro": {
    text: (html, { markdown: written }) =>
      html || written ? text(html) : "There is no text: write it here, or as Markdown in markdown.",
    markdown,
  },
  "api::seo.seo": { text },
  "api::redirect-rule.redirect-rule": {
    from: whenFilled((from) => fromFault(from, { isLookedUp: true })),
    to: whenFilled(toFault),
  },
  "menu.link": { url: link },
  "menu.sub-link": { url: link },
  "brand.social": { url: link },
  "brand.payment-method": { url: link },
  "brand.rating-site": { url: link },
  "page.rich-text": {
    body: (body, { content, markdown: written }) =>
      body || written || content?.length ? text(body) : "There is no text: write it in content.",
    markdown,
    content: whenFilled(blocksFault),
  },
  "page.question": {
    answer: (answer, { markdown: written }) =>
      answer || written ? text(answer) : "There is no answer: write it here, or as Markdown in markdown.",
    markdown,
  },
  "page.link": { url: link },
  "page.button": { url: link },
  "page.image": { image: picture, caption: captionFault },
  "shown.audience": {
    countries: whenFilled(listFault("countries")),
    levels: whenFilled(listFault("levels")),
  },
  "seo.article": {
    image: picture,
    dateModified: (until, { datePublished: from }) => changeFault(from, until),
  },
  "setting.custom-code": {
    code: whenFilled((code, { isEnabled }, { scriptOrigins }) =>
      isEnabled ? codeFault(code, scriptOrigins) : undefined,
    ),
  },
};

/** Of whatever has these fields. */
const rulesOfAll = { unpublishAt: (until, { publishAt: from }) => endFault(from, until) };

/** The one field of a type by which the site finds an entry: of two it would show the first. */
const uniqueFields = {
  "api::page.page": "slug",
  [legal.page]: "slug",
  "api::promotion.promotion": "slug",
  "api::category-intro.category-intro": "category",
  "api::seo.seo": "url",
  "api::domain-seo-setting.domain-seo-setting": "host",
};

/** What an editor has left empty Strapi itself asks for, where it is required. */
function whenFilled(rule) {
  return (value, ...rest) =>
    value === null || value === undefined || value === "" ? undefined : rule(value, ...rest);
}

/** Types whose entries stand at the same addresses. */
const rivalTypes = { "api::page.page": [legal.page], [legal.page]: ["api::page.page"] };

module.exports = { fieldRules, rivalTypes, rulesOfAll, uniqueFields };
