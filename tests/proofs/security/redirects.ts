import type { Site } from "../../support/site";
import { createVisitor } from "../../support/visitor";
import { inTurns, type ProofOptions, selection, type Table } from "../table";

const EVIL = "evil.example";

/** Targets that lead away, or would where a browser or the next server repairs them. */
function targets(): string[] {
  const schemes = [
    "https:",
    "http:",
    "HTTPS:",
    "ftp:",
    "ws:",
    "blob:https:",
    "view-source:https:",
    "javascript:",
    "data:",
  ];
  const slashes = ["//", "/", "", "///", "\\\\", "/\\", "\\/", "//\\", "\t//", "////"];
  const spaces = [
    "\t",
    "\n",
    "\r",
    " ",
    "\u0000",
    "\u00a0",
    "\u2028",
    "\u2029",
    "\ufeff",
    "\u3000",
    "\u200b",
    "\u202e",
    "\u00ad",
  ];
  const escapes = [
    "%2f",
    "%2F",
    "%5c",
    "%5C",
    "%09",
    "%0a",
    "%0d%0a",
    "%00",
    "%2e%2e/",
    ".%2e/",
    "./",
    "../",
    "%252f",
    "a/..//",
    "a/../../",
  ];
  return [
    ...schemes.flatMap((scheme) => slashes.slice(0, 5).map((slash) => `${scheme}${slash}${EVIL}/`)),
    ...slashes.map((slash) => `${slash}${EVIL}`),
    ...slashes.map((slash) => `${slash}user:pass@${EVIL}`),
    ...spaces.flatMap((space) => [`/${space}/${EVIL}`, `${space}//${EVIL}`]),
    ...escapes.flatMap((encoded) => [`/${encoded}/${EVIL}`, `/${encoded}${EVIL}`]),
    `//${EVIL}%E3%80%82com`,
    `//[::1]/${EVIL}`,
    `/ok\r\nLocation: https://${EVIL}`,
    `/ok\r\nSet-Cookie: ${EVIL}=1`,
    `/${"a".repeat(3000)}`,
    `${EVIL}/x`,
    `@${EVIL}`,
    `:80@${EVIL}`,
    `?//${EVIL}`,
  ];
}

type Visitor = ReturnType<typeof createVisitor>;
type Entry = (visitor: Visitor, target: string) => ReturnType<Visitor["open"]>;

/** Where a visitor's own target is followed. */
function entryPoints(login: string, password: string): Record<string, Entry> {
  const query = (target: string) => encodeURIComponent(target);
  return {
    "sign-in": (visitor, redirectUrl) => visitor.send("/forms/sign_in", { login, password, redirectUrl }),
    rail: (visitor, redirectTo) => visitor.send("/rail", { redirectTo }),
    theme: (visitor, redirectTo) => visitor.send("/theme", { theme: "dark", redirectTo }),
    locale: (visitor, redirectTo) => visitor.send("/locale", { locale: "es-ES", redirectTo }),
    favourites: (visitor, redirectTo) =>
      visitor.send("/favourites", { sysname: "sand-dunes", intent: "add", redirectTo }),
    hints: (visitor, redirectTo) => visitor.send("/hints", { redirectTo }),
    "home's return address": (visitor, target) => visitor.open(`/?redirectUrl=${query(target)}`),
    "a page's way back": (visitor, target) => visitor.open(`/forms/sign_in?backUrl=${query(target)}`),
  };
}

/** Every target at every entry point: no answer leads a browser away, and none is an error. */
export async function proveRedirects(table: Table, site: Site, options: ProofOptions): Promise<void> {
  const { login, password } = await site.sandbox.clone("demo@sandbox.test");
  for (const [name, enter] of Object.entries(entryPoints(login, password))) {
    await inTurns(selection(targets(), options, 12), 3, (target) =>
      table.check(`redirects: ${name}`, JSON.stringify(target.slice(0, 60)), async () => {
        const { status, headers, text } = await enter(createVisitor(site.url), target);
        if (status >= 500) throw new Error(`status ${status}`);
        const { location } = headers;
        if (location && new URL(location, site.url).origin !== site.url) throw new Error(`to ${location}`);
        if (String(headers["set-cookie"]).includes(`${EVIL}=1`)) throw new Error("a header of its own");
        const away = [...text.matchAll(/(?:href|action)="([^"]*)"/g)].filter(([, address = ""]) =>
          leadsTo(address.replaceAll("&amp;", "&"), site.url),
        );
        if (away.length > 0) throw new Error(`a link: ${away[0]?.[1]}`);
      }),
    );
  }
}

function leadsTo(address: string, base: string): boolean {
  try {
    return new URL(address, base).hostname.includes(EVIL);
  } catch {
    return false;
  }
}
