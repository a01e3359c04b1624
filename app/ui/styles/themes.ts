/** The themes of `tokens.css`; the first one is the default. */
export const themes = ["dark", "light"] as const;
export type Theme = (typeof themes)[number];

export function isTheme(name: string | undefined): name is Theme {
  return themes.some((theme) => theme === name);
}
