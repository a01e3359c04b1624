import type { AppConfig } from "./app-config";

export type BackendName = "platform" | "content";

type BackendAddresses = Pick<
  AppConfig,
  "platformUrl" | "contentUrl" | "platformPublicUrl" | "contentPublicUrl"
>;

export interface PublicAddresses {
  /** A text of a backend as browsers may see it: no address in it is one that only our server can reach. */
  publish(text: string): string;
  /** Where relative addresses of a backend lie for browsers, without a slash at the end. */
  base(backend: BackendName): string;
  /** Where our server finds what a public address names; null when that is at neither backend. */
  inner(address: string): { backend: BackendName; url: URL } | null;
  /** The backends' own origins that browsers may see. */
  origins: readonly string[];
}

/** Our own path for what browsers may have of a backend without an address of its own: its pictures. */
const MEDIA = "/_media/";

export function isMediaPath(path: string): boolean {
  return path.startsWith(MEDIA);
}

/**
 * What browsers are told instead of PLATFORM_URL and CONTENT_URL: the public address where one is configured, a path
 * of ours otherwise.
 */
export function createPublicAddresses(config: BackendAddresses): PublicAddresses {
  const backends = [
    { name: "platform", inner: config.platformUrl, outer: config.platformPublicUrl },
    { name: "content", inner: config.contentUrl, outer: config.contentPublicUrl },
  ] as const;
  const outerOf = (name: BackendName) => backends.find((backend) => backend.name === name)?.outer;

  const replacements = backends
    .flatMap(({ name, inner, outer }) => [
      ...(outer ? [{ inner, outer }] : []),
      { inner: new URL(inner).origin, outer: outer ? new URL(outer).origin : MEDIA + name },
    ])
    // The longest first: a backend may lie below a path of the other one's host.
    .sort((a, b) => b.inner.length - a.inner.length);
  const hidden = replacements.filter(({ inner, outer }) => inner !== outer);
  const shown = new Set(replacements.filter(({ inner, outer }) => inner === outer).map(({ inner }) => inner));
  const rules = hidden
    .filter(({ inner }) => !shown.has(inner))
    .map(({ inner, outer }) => ({ pattern: patternOf(inner), outer }));
  const mention = new RegExp(hidden.map(({ inner }) => escaped(new URL(inner).hostname)).join("|"), "i");

  return {
    publish(text) {
      if (rules.length === 0 || !mention.test(text)) return text;
      return rules.reduce((rest, { pattern, outer }) => rest.replace(pattern, () => outer), text);
    },
    base: (name) => outerOf(name) ?? MEDIA + name,
    inner(address) {
      for (const { name, inner, outer } of backends) {
        const { origin } = new URL(inner);
        const found =
          below(address, MEDIA + name, origin) ??
          below(address, outer, inner) ??
          below(address, origin, origin);
        if (found) return { backend: name, url: found };
      }
      return null;
    },
    origins: [...new Set(backends.flatMap(({ outer }) => (outer ? new URL(outer).origin : [])))],
  };
}

/** What lies below one address, below another one. */
function below(address: string, start: string | undefined, target: string): URL | null {
  if (start === undefined || !address.toLowerCase().startsWith(start.toLowerCase())) return null;
  const rest = address.slice(start.length);
  if (!rest.startsWith("/") || !URL.canParse(target + rest)) return null;
  const url = new URL(target + rest);
  return url.pathname.startsWith(new URL(target).pathname) ? url : null;
}

/** The address in any text: whatever its scheme and case, with its default port too, its slashes escaped as in JSON. */
function patternOf(address: string): RegExp {
  const { protocol, hostname, port, pathname } = new URL(address);
  const slash = String.raw`\\?/`;
  const number = port ? `:${port}` : `(?::${protocol === "https:" ? 443 : 80})?`;
  const path = pathname === "/" ? "" : escaped(pathname).replaceAll("/", slash);
  return new RegExp(`(?:https?:)?${slash}${slash}${escaped(hostname)}${number}${path}(?![\\w.:@-])`, "gi");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
