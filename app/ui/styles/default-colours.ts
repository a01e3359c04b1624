import type { Theme } from "./themes";

/**
 * The colours of `tokens.css` by theme, for what is calculated without a browser: the contrast of a brand, the web
 * manifest.
 */
export const defaultColours = {
  dark: {
    "surface-0": "#0b0f0f",
    "surface-1": "#121818",
    "surface-2": "#1b2323",
    "surface-3": "#273131",
    line: "#253030",
    "line-strong": "#71807e",
    text: "#eff4f2",
    "text-muted": "#a5b3b0",
    accent: "#e8b95a",
    "accent-hover": "#f3cb79",
    "accent-text": "#1b1404",
    "accent-ink": "#ecc473",
    positive: "#62d6a4",
    warning: "#f2ae57",
    danger: "#ff938a",
    "danger-fill": "#b3332b",
    "danger-text": "#ffffff",
    focus: "#8fd0ff",
  },
  light: {
    "surface-0": "#f4f6f5",
    "surface-1": "#ffffff",
    "surface-2": "#e9eeec",
    "surface-3": "#dbe3e0",
    line: "#d5ddda",
    "line-strong": "#6f7d79",
    text: "#0f1615",
    "text-muted": "#4a5754",
    accent: "#e3ab3c",
    "accent-hover": "#d69a24",
    "accent-text": "#1b1404",
    "accent-ink": "#755000",
    positive: "#08643f",
    warning: "#7a4a00",
    danger: "#a8211a",
    "danger-fill": "#b3261e",
    "danger-text": "#ffffff",
    focus: "#0a5aab",
  },
} as const satisfies Record<Theme, object>;

export type ColourName = keyof typeof defaultColours.dark;
export type Colours = Readonly<Record<ColourName, string>>;
