/**
 * Terms and the words of the licence: types of their own, because roles may do what they may by type. The site reads them
 * among pages and messages.
 */
const legal = {
  page: "api::legal-page.legal-page",
  words: "api::legal-message-set.legal-message-set",
};
const legalTypes = Object.values(legal);

/**
 * Middleware of the document service: `/api/pages` gives legal pages as well, after its first ones. They have every field of a
 * page, by which they may be asked for, and say what they are: the site's list of what it leaves out links to them.
 */
async function joinLegalPages({ uid, action, params }, next) {
  const asked = { ...params };
  const pages = await next();
  const isSites =
    uid === "api::page.page" &&
    action === "findMany" &&
    strapi.requestContext.get()?.path.startsWith("/api/pages");
  if (!isSites || asked.start > 0) return pages;
  const legalPages = await strapi.documents(legal.page).findMany(asked);
  return [...pages, ...legalPages.map((page) => ({ ...page, __type: "legal-pages" }))];
}

/** Messages that stand among the legal ones, in whatever locale and state. */
async function legalWordFaults(uid, { messages, dated = [] }) {
  if (uid !== "api::message-set.message-set") return [];
  const sets = await strapi.db.query(legal.words).findMany();
  const written = Object.assign({}, messages, ...dated.map((set) => set.messages));
  const taken = Object.keys(written).filter((key) => sets.some((set) => set.messages?.[key]));
  return taken.map((key) => ({
    path: ["messages"],
    message: `"${key}" is one of the legal messages: change it there, or take it out here.`,
  }));
}

module.exports = { joinLegalPages, legal, legalTypes, legalWordFaults };
