import type { Sport } from "./leagues";

const icon = (paths: string) =>
  `<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
const ball = '<circle cx="12" cy="12" r="9"/>';

export const sportIcons: Record<Sport, string> = {
  football: icon(
    `${ball}<path d="m12 7.5 4.3 3.1-1.6 5h-5.4l-1.6-5zM12 3v4.5M3.5 9.5l4.2 1.1M6.7 19.3l2.6-3.7M17.3 19.3l-2.6-3.7M20.5 9.5l-4.2 1.1"/>`,
  ),
  tennis: icon(`${ball}<path d="M5.5 5.8c3.3 3.4 3.3 9 0 12.4M18.5 5.8c-3.3 3.4-3.3 9 0 12.4"/>`),
  basketball: icon(
    `${ball}<path d="M12 3v18M3 12h18M6 5.5c3.3 3.6 3.3 9.4 0 13M18 5.5c-3.3 3.6-3.3 9.4 0 13"/>`,
  ),
  hockey: icon(
    '<path d="m6 3 6.5 13.5c.6 1.2 1.7 2 3 2H20M18 3l-3 6.5M8 18.5H4.5M13 13l-2.4 4.5c-.4.6-1 1-1.8 1H8"/>',
  ),
};
