const { Parser } = require("htmlparser2");
const { contrastOf, readColour } = require("./contrast");
const { code: bounds, contrast } = require("./site-rules.json");

const SCRIPT_TYPES = new RegExp(bounds.scriptTypes, "i");
const LINK_HINTS = new RegExp(bounds.linkHints, "i");
const HOLDS = `Custom code holds ${[...bounds.containers, "link"].map((tag) => `<${tag}>`).join(", ")}`;

/**
 * A snippet that runs on the pages: what the site's policy would block. `origins`: the hosts that the site loads scripts from
 * (its CUSTOM_CODE_ORIGINS); undefined where the content service is not told.
 */
function codeFault(snippet, origins) {
  const faults = [];
  let open;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open) return;
      if (name === "link") faults.push(linkFault(attributes));
      else if (bounds.containers.includes(name)) open = { name, attributes, text: "" };
      else faults.push(`<${name}> is left out. ${HOLDS} alone.`);
    },
    ontext(text) {
      if (open) open.text += text;
      else if (text.trim()) faults.push(`"${text.trim().slice(0, 40)}" is left out. ${HOLDS} alone.`);
    },
    onclosetag(name) {
      if (open?.name !== name) return;
      faults.push(elementFault(open, origins));
      open = undefined;
    },
  });
  parser.end(snippet);
  return faults.find(Boolean);
}

function elementFault({ name, attributes, text }, origins) {
  if (name === "noscript") return undefined;
  const unknown = unknownAttribute(name, attributes);
  if (unknown) return `${unknown}="…" is left out of <${name}>: do it in the script's text.`;
  if (name === "style") return styleFault(text);
  const { type = "", src } = attributes;
  if (!SCRIPT_TYPES.test(type)) return `No script of the type "${type}" runs: leave the type out.`;
  if (/<!--/.test(text) && /<script/i.test(text)) return "A script may not hold <!-- together with <script.";
  return src === undefined ? undefined : sourceFault(src, origins);
}

function linkFault(attributes) {
  const { rel = "", href = "" } = attributes;
  if (!LINK_HINTS.test(rel) || !/^https:\/\//i.test(href))
    return `<link rel="${rel}"> is left out: only preconnect and dns-prefetch to an https:// address stay. Styles stand in <style>.`;
  const unknown = unknownAttribute("link", attributes);
  return unknown && `${unknown}="…" is left out of <link>.`;
}

function sourceFault(src, origins) {
  if (!/^https:/i.test(src) || !URL.canParse(src))
    return `Script "${src}": write its whole https:// address.`;
  const { origin } = new URL(src);
  if (!origins || origins.some((known) => isOf(new URL(src), known))) return undefined;
  return `The site's policy blocks scripts from ${origin}: ask who runs the site to name it in CUSTOM_CODE_ORIGINS, here and there.`;
}

/** An origin, or one with a wildcard as its first label. */
function isOf({ origin, protocol, hostname, port }, known) {
  if (!known.includes("://*.")) return known === origin;
  const parent = new URL(known.replace("*.", ""));
  return protocol === parent.protocol && hostname.endsWith(`.${parent.hostname}`) && port === parent.port;
}

function unknownAttribute(name, attributes) {
  return Object.keys(attributes).find(
    (attribute) =>
      attribute !== "nonce" && !attribute.startsWith("data-") && !bounds.attributes[name].includes(attribute),
  );
}

/** The colours of a text and of its ground, where a rule names both. */
function styleFault(css) {
  for (const [, selector, body] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const ink = readColour(/(?:^|[;\s])color\s*:\s*([^;!]+)/i.exec(body)?.[1]);
    const ground = readColour(/(?:^|[;\s])background(?:-color)?\s*:\s*([^;!]+)/i.exec(body)?.[1]);
    if (!ink || !ground) continue;
    const found = contrastOf(ink, ground);
    if (found < contrast.text)
      return `${selector.trim()}: a text of ${ink} on ${ground} cannot be read (contrast ${(Math.floor(found * 100) / 100).toFixed(2)}, needed ${contrast.text}): take a darker or a lighter one.`;
  }
  return undefined;
}

module.exports = { codeFault };
