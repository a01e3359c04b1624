const { links } = require("./site-rules.json");

const FORBIDDEN = new RegExp(links.forbidden, "u");
const WRITE = "Write a page of this site such as /promotions, or an address that begins with https://";

/** A link that visitors follow. */
function linkFault(value) {
  const link = value.trim();
  if (link === "") return `There is no address. ${WRITE}.`;
  if (link.length > links.longest) return `The address is longer than ${links.longest} characters.`;
  if (FORBIDDEN.test(link))
    return "The address has a space, a backslash or an invisible sign: write it anew.";
  if (/^[/?#]/.test(link))
    return isOwnPath(link) ? undefined : `This leads to no page of the site. ${WRITE}.`;
  if (/^www\./i.test(link)) return `Write it in full: https://${link}`;
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url?.protocol === "http:")
    return `http:// is not secure: write https://${link.slice("http://".length)}`;
  if (!url || !links.schemes.includes(url.protocol)) return `The site follows no such link. ${WRITE}.`;
  if (url.protocol === "https:" && (!/^https:\/\/[^/]/i.test(link) || url.username || url.password))
    return "Write the address without user name and password, with two slashes after https:";
  return undefined;
}

/** As the site reads it: nothing in it may lead to another host. */
function isOwnPath(link) {
  const base = "https://site.invalid";
  if (!URL.canParse(link, base)) return false;
  const { origin, pathname } = new URL(link, base);
  return origin === base && !pathname.startsWith("//") && !/%(?:2f|5c|0[0-9a-d])/i.test(pathname);
}

module.exports = { linkFault };
