import type { Config } from "tailwindcss";

const token = (name: string) => `var(--cr-${name})`;

/** Screens are the device breakpoints of docs/product.md#2.3; all other values refer to app/ui/styles/tokens.css. */
export default {
  content: [],
  theme: {
    screens: {
      tablet: "768px",
      laptop: "992px",
      laptopLg: "1280px",
      desktopSm: "1366px",
      desktop: "1440px",
      desktopMd: "1696px",
      desktopLg: "1920px",
    },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      surface: { 0: token("surface-0"), 1: token("surface-1"), 2: token("surface-2"), 3: token("surface-3") },
      line: { DEFAULT: token("line"), strong: token("line-strong") },
      text: token("text"),
      muted: token("text-muted"),
      accent: {
        DEFAULT: token("accent"),
        hover: token("accent-hover"),
        text: token("accent-text"),
        ink: token("accent-ink"),
      },
      positive: token("positive"),
      warning: token("warning"),
      danger: { DEFAULT: token("danger"), fill: token("danger-fill"), text: token("danger-text") },
      focus: token("focus"),
      scrim: token("scrim"),
    },
    fontFamily: { sans: token("font") },
    fontSize: {
      xs: ["0.75rem", "1rem"],
      sm: ["0.875rem", "1.25rem"],
      base: ["1rem", "1.5rem"],
      lg: ["1.25rem", "1.75rem"],
      xl: ["1.75rem", "2.125rem"],
      "2xl": ["2.5rem", "2.75rem"],
    },
    borderRadius: {
      none: "0",
      sm: token("radius-s"),
      md: token("radius-m"),
      lg: token("radius-l"),
      full: "999px",
    },
    boxShadow: { none: "none", 1: token("shadow-1"), 2: token("shadow-2") },
    transitionDuration: { DEFAULT: "120ms", fast: "120ms", base: "200ms", slow: "320ms" },
    transitionTimingFunction: { DEFAULT: token("ease"), base: token("ease") },
  },
} satisfies Config;
