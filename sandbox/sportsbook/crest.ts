import { hash } from "../world/random";

const grounds = ["#1f4e8c", "#8c2436", "#1f6b4a", "#5b3a8c", "#a3531c", "#1d5f6e", "#3c4654", "#7a2f6b"];
const marks = ["#f4c95d", "#ffffff", "#9fd3ff", "#ffb38a", "#b9f0cf"];

/** What lies over the ground, in the box of 24 by 24 that the shield is drawn in. */
const patterns = [
  "M12 0h12v24H12z",
  "M0 9h24v6H0z",
  "M5 0h4v24H5zM15 0h4v24h-4z",
  "M0 24 24 0v9L9 24z",
  "M0 14 12 5l12 9v7l-12-9-12 9z",
  "M0 0h12v12H0zM12 12h12v12H12z",
  "M0 4h24v4H0zM0 13h24v4H0z",
];
const shield = "M2 2.5h20v10c0 5.5-4.5 8.6-10 10.8C6.5 21.1 2 18 2 12.5z";

/** A coat of arms that nobody has, always the same for a name; a round one for a person. */
export function crest(name: string, size: number): string {
  const seed = hash(`crest ${name}`);
  const pick = <T>(list: readonly T[], shift: number) => list[(seed >>> shift) % list.length];
  const isPerson = /^\p{L}\. /u.test(name);
  const id = `c${seed.toString(36)}`;
  const outline = isPerson ? '<circle cx="12" cy="12" r="11"/>' : `<path d="${shield}"/>`;
  const initials = isPerson
    ? `<text x="12" y="16" text-anchor="middle" font-size="10" font-weight="700" fill="#fff">${name[0]}${name[3] ?? ""}</text>`
    : `<path fill="${pick(marks, 12)}" d="${pick(patterns, 4)}"/>`;
  return `<svg class="crest" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})"><path fill="${pick(grounds, 0)}" d="M0 0h24v24H0z"/>${initials}</g><g fill="none" stroke="#fff" stroke-opacity=".35">${outline}</g></svg>`;
}
