const { chainFault, fromFault, toFault } = require("./redirects");

const RULE = "api::redirect-rule.redirect-rule";
const CONFIG = "api::cms-config.cms-config";

/** Circles and chains of the rule, or of the rules with wildcards, among all that are published. */
async function redirectFaults(uid, entry, locales) {
  if (uid !== RULE && uid !== CONFIG) return [];
  const config = uid === CONFIG ? entry : await strapi.documents(CONFIG).findFirst({ status: "published" });
  const listed = rulesIn(config);
  const lookedUp = await strapi.db.query(RULE).findMany({ where: { publishedAt: { $notNull: true } } });
  const all = { listed, lookedUp, locales };
  if (uid === RULE) {
    const message = chainFault(
      lookedUp.find(({ documentId }) => documentId === entry.documentId) ?? entry,
      all,
    );
    return message ? [{ path: ["to"], message }] : [];
  }
  const faults = listed.flatMap((rule) => {
    const message = fromFault(rule.from, { isLookedUp: false }) ?? toFault(rule.to) ?? chainFault(rule, all);
    return message ? [`${rule.from}: ${message}`] : [];
  });
  return faults.length > 0 ? [{ path: ["seo"], message: faults[0] }] : [];
}

/** As an editor has written them into the JSON. */
function rulesIn(config) {
  const rules = config?.seo?.redirects;
  if (!Array.isArray(rules)) return [];
  return rules.filter((rule) => typeof rule?.from === "string" && typeof rule?.to === "string");
}

module.exports = { redirectFaults };
