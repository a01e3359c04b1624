const { fieldRules, rulesOfAll } = require("./fields");

/**
 * What is wrong in an entry and in the components below it: `{ path, message }`. `attributesOf` gives the fields of a type
 * or component, `site` is what rules need to know of the site.
 */
function entryFaults(uid, entry, attributesOf, site, path = []) {
  const own = Object.entries({ ...rulesOfAll, ...fieldRules[uid] }).flatMap(([name, rule]) => {
    const message = rule(entry[name], entry, site);
    return message ? [{ path: [...path, name], message }] : [];
  });
  const below = Object.entries(attributesOf(uid)).flatMap(([name, { type, component }]) => {
    if (type !== "component" && type !== "dynamiczone") return [];
    const value = entry[name];
    const items = Array.isArray(value)
      ? value.map((item, index) => [item, [...path, name, index]])
      : [[value, [...path, name]]];
    return items.flatMap(([item, at]) =>
      item ? entryFaults(item.__component ?? component, item, attributesOf, site, at) : [],
    );
  });
  return [...own, ...below];
}

module.exports = { entryFaults };
