const { errors } = require("@strapi/utils");
const { legal, legalWordFaults } = require("../legal");
const { hasDrafts, writesShown } = require("../shown");
const { entryFaults } = require("./entry-faults");
const { rivalTypes, uniqueFields } = require("./fields");
const { redirectFaults } = require("./redirect-faults");

/**
 * Middleware of the document service. What the site would leave out or replace is not published: the act is undone and the
 * field named, in words. Drafts are saved as they are. The rules are the site's own (`site-rules.json`).
 */
async function refuseFaults(context, next) {
  if (!writesShown(context)) return next();
  return strapi.db.transaction(async () => {
    const written = await next();
    const entries = written?.entries ?? [written];
    const faults = await Promise.all(
      entries
        .filter(Boolean)
        .map(({ documentId, locale = context.params.locale }) =>
          faultsOf(context.uid, { documentId, locale: locale ?? undefined }),
        ),
    );
    const found = faults.flat().map((fault) => ({ ...fault, name: "ValidationError" }));
    if (found.length === 0) return written;
    const more = found.length > 1 ? ` (and ${found.length - 1} more)` : "";
    throw new errors.ValidationError(`${found[0].path.join(".")}: ${found[0].message}${more}`, {
      errors: found,
    });
  });
}

async function faultsOf(uid, { documentId, locale }) {
  const entry = await strapi
    .documents(uid)
    .findOne({ documentId, locale, status: "published", populate: "*" });
  if (!entry) return [];
  const locales = (await strapi.plugin("i18n").service("locales").find()).map(({ code }) => code);
  const attributesOf = (name) => strapi.getModel(name).attributes;
  return [
    ...entryFaults(uid, entry, attributesOf, { locales, scriptOrigins: scriptOrigins() }),
    ...(await doubleFaults(uid, entry)),
    ...(await legalWordFaults(uid, entry)),
    ...(await redirectFaults(uid, entry, locales)),
  ];
}

/** The site's setting of the same name; undefined: nobody said. */
function scriptOrigins() {
  return process.env.CUSTOM_CODE_ORIGINS?.split(",")
    .map((origin) => origin.trim())
    .filter(Boolean);
}

async function doubleFaults(uid, { documentId, locale, ...entry }) {
  const name = uniqueFields[uid];
  if (!name || !entry[name]) return [];
  const found = await Promise.all(
    [uid, ...(rivalTypes[uid] ?? [])].map((type) =>
      strapi.db.query(type).findOne({
        where: {
          [name]: entry[name],
          documentId: { $ne: documentId },
          ...(locale && { locale }),
          // A legal page keeps its address from pages while it is a draft.
          ...(hasDrafts(type) &&
            (type !== legal.page || uid === type) && { publishedAt: { $notNull: true } }),
        },
      }),
    ),
  );
  const other = found.find(Boolean);
  if (!other) return [];
  const called = other.title ? ` ("${other.title}")` : "";
  const message = `Another entry${called} has "${entry[name]}" already, and the site shows one of them: change that one, or take another ${name}.`;
  return [{ path: [name], message }];
}

module.exports = { refuseFaults };
