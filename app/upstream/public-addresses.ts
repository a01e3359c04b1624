import type { AppConfig } from "~/context/app-config";

export type BackendName = "platform" | "content";

type BackendAddresses = Pick<
  AppConfig,
  "platformUrl" | "contentUrl" | "platformPublicUrl" | "contentPublicUrl"
>;

export interface PublicAddresses {
  /** Replaces internal backend URLs in a text by URLs that browsers can reach. */
  publish(text: string): string;
  /** Base for a backend's relative URLs, without trailing slash. */
  base(backend: BackendName): string;
  /** The backend and internal URL of a public one; null when it belongs to neither backend. */
  inner(address: string): { backend: BackendName; url: URL } | null;
  /** Public origins of the backends. */
  origins: readonly string[];
}

/** Our own path for images of a backend without a public URL. */
const MEDIA = "/_media/";

export function isMediaPath(path: string): boolean {
  return path.startsWith(MEDIA);
}

/**
 * Maps PLATFORM_URL and CONTENT_URL to what browsers see instead: the configured public URL, else a path of the site.
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
    // Longest first: one backend's URL may be a prefix of the other's.
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
          resolveBelow(address, MEDIA + name, origin) ??
          resolveBelow(address, outer, inner) ??
          resolveBelow(address, origin, origin);
        if (found) return { backend: name, url: found };
      }
      return null;
    },
    origins: [...new Set(backends.flatMap(({ outer }) => (outer ? new URL(outer).origin : [])))],
  };
}

/** Moves a URL from below `start` to below `target`; null when it is not below `start`, or leaves `target`. */
function resolveBelow(address: string, start: string | undefined, target: string): URL | null {
  if (start === undefined || !address.toLowerCase().startsWith(start.toLowerCase())) return null;
  const rest = address.slice(start.length);
  if (!rest.startsWith("/") || !URL.canParse(target + rest)) return null;
  const url = new URL(target + rest);
  return url.pathname.startsWith(new URL(target).pathname.replace(/\/?$/, "/")) ? url : null;
}

/** Matches the URL in any text: any scheme or case, with its default port, and with slashes escaped as in JSON. */
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
