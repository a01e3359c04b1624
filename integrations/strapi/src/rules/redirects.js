const { redirects } = require("./site-rules.json");

const FROM = new RegExp(redirects.from);

/** The address that a rule takes visitors from. Wildcards are understood where rules are listed, not looked up. */
function fromFault(from, { isLookedUp }) {
  if (!FROM.test(from.trim())) return "Write the path alone, such as /old-page: without host, ? and #.";
  if (isLookedUp && from.includes("*"))
    return "Rules with * stand in Site configuration, seo, redirects: here it is the path of one page.";
  return undefined;
}

/** Where it takes them. */
function toFault(to) {
  const target = to.trim();
  if (/^\/(?![/\\])/.test(target)) return undefined;
  if (/^https:\/\/[^/]/i.test(target) && URL.canParse(target.replace(/\$\d/g, ""))) return undefined;
  return "Write a page of this site such as /promotions, or an address that begins with https://.";
}

/**
 * What comes of a rule among all others: `listed` ones with wildcards come first, then the one `lookedUp` by its path. Follows
 * them as the site does, from every rule that leads to this one.
 */
function chainFault(rule, { listed = [], lookedUp = [], locales = [] }) {
  const byPath = new Map(lookedUp.map((found) => [plain(found.from), found]));
  const withoutLocale = (path) => {
    const [, first, rest] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
    return locales.some((code) => code.toLowerCase() === first?.toLowerCase()) ? rest || "/" : path;
  };
  const nextOf = (path) => {
    for (const candidate of [path, withoutLocale(path)]) {
      for (const each of listed) {
        const captures = capturesOf(plain(each.from), candidate);
        if (captures) return { rule: each, to: filled(each.to, captures) };
      }
    }
    const found = byPath.get(path) ?? byPath.get(withoutLocale(path)) ?? builtIn.get(withoutLocale(path));
    return found && { rule: found, to: found.to };
  };
  for (const start of [rule, ...listed, ...lookedUp]) {
    const path = plain(start.from).replaceAll("*", "a");
    const steps = follow(path, nextOf);
    if (steps.rules.length > redirects.mostHops && steps.rules.includes(rule)) return told(steps.paths);
  }
  return undefined;
}

const builtIn = new Map(redirects.builtIn.map((rule) => [rule.from, rule]));

/** One more than are followed at the most, so that it shows. */
function follow(start, nextOf) {
  const paths = [start];
  const rules = [];
  while (rules.length <= redirects.mostHops) {
    const next = nextOf(paths.at(-1));
    if (!next) break;
    rules.push(next.rule);
    if (!next.to.startsWith("/")) break;
    paths.push(plain(next.to));
  }
  return { paths, rules };
}

function told(paths) {
  const again = paths.findIndex((path, index) => paths.indexOf(path) < index);
  if (again < 0)
    return `${paths.join(" → ")} …: the site follows ${redirects.mostHops} redirects and no more. Lead to the last address at once.`;
  return `${paths.slice(paths.indexOf(paths[again]), again + 1).join(" → ")} is a circle: nobody would arrive. Lead to a page that leads nowhere else.`;
}

/** A path without query and without a slash at its end. */
function plain(path) {
  return path
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/(.)\/$/, "$1");
}

/** What each wildcard stands for, as little as possible; undefined where the path is another one. */
function capturesOf(from, path) {
  const [head, ...rest] = from.split("*");
  const tail = rest.pop();
  if (tail === undefined) return path === head ? [] : undefined;
  if (!path.startsWith(head)) return undefined;
  const captures = [];
  let at = head.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return undefined;
    captures.push(path.slice(at, found));
    at = found + piece.length;
  }
  const end = path.length - tail.length;
  return end >= at && path.endsWith(tail) ? [...captures, path.slice(at, end)] : undefined;
}

function filled(to, captures) {
  return to.replace(/\$(\d)/g, (_, number) => captures[Number(number) - 1] ?? "");
}

module.exports = { chainFault, fromFault, toFault };
