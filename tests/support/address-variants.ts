import type { RouteHandle } from "../../app/context/route-handle";
import type { loadSiteTable } from "./site-table";

/** An address of a route; `fixed`: which of its segments are the route's own words. */
export interface RouteAddress {
  id: string;
  address: string;
  fixed: boolean[];
  /** It takes any path below its own. */
  isResource: boolean;
}

const PARAMETER = "Sand-Dunes";

/** An address for every route of the table that leads somewhere, with and without its optional parameter. */
export function routeAddresses(routes: Awaited<ReturnType<typeof loadSiteTable>>["routes"]): RouteAddress[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (!route.path && !route.index)) return [];
    const words: string[] = [];
    for (let id: string | undefined = route.id; id; id = routes[id]?.parentId) {
      words.unshift(...(routes[id]?.path?.split("/").filter(Boolean) ?? []));
    }
    const { handle, default: component } = route.module;
    if (words.at(-1) === "*" && !(handle as RouteHandle | undefined)?.page) return [];
    const shorter = words.at(-1)?.endsWith("?") ? [words.slice(0, -1)] : [];
    return [words, ...shorter].map((path) => ({
      id: route.id,
      address: `/${path.map((word) => (isFixed(word) ? word : PARAMETER)).join("/")}`,
      fixed: path.map(isFixed),
      isResource: !component,
    }));
  });
}

function isFixed(word: string): boolean {
  return !/^[:*]/.test(word);
}

/** Capitals, a mixture, and each character percent-encoded by itself, in either case of the digits. */
function variantsOf(text: string): string[] {
  const mixed = [...text]
    .map((letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase()))
    .join("");
  const encoded = [...text].flatMap((letter, at) => {
    const encodedLetter = `%${letter.charCodeAt(0).toString(16)}`;
    return [encodedLetter.toLowerCase(), encodedLetter.toUpperCase()].map(
      (one) => text.slice(0, at) + one + text.slice(at + 1),
    );
  });
  const others = [text.toUpperCase(), text.toLowerCase(), mixed, ...encoded];
  return [...new Set(others)].filter((one) => one !== text);
}

interface AddressVariant extends Pick<RouteAddress, "address" | "fixed"> {
  /** Locale prefix: empty, or of a locale that is not the default one. */
  prefix: string;
  /** `.data`, or nothing. */
  suffix: string;
}

/** All variants of the pathname `prefix + address + suffix` but itself. */
export function otherVariants({ prefix, address, suffix, fixed }: AddressVariant): string[] {
  const segments = address.split("/").filter(Boolean);
  const addresses = segments.flatMap((segment, at) =>
    fixed[at] ? variantsOf(segment).map((other) => `/${segments.with(at, other).join("/")}`) : [],
  );
  const withSlash = address === "/" ? "/" : `${address}/`;
  const whole = address === "/" ? "" : address;
  const prefixes = prefix ? variantsOf(prefix.slice(1)).map((other) => `/${other}`) : ["/en-US", "/EN-us"];
  return [
    ...addresses.map((other) => prefix + other + suffix),
    ...prefixes.map((other) => other + whole + suffix),
    ...(prefix || address !== "/" ? [prefix + withSlash + suffix] : []),
  ];
}
