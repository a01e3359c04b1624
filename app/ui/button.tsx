import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { classes } from "./class-names";

/** Utilities of `ui/styles/button.css`: a page repeats them, and the class lists they replace are 200 bytes each. */
const variants = {
  primary: "button-primary",
  secondary: "button-secondary",
  ghost: "button-ghost",
  danger: "button-danger",
};
const sizes = { s: "button-s", m: "button-m", l: "button-l" };

export type ButtonVariant = keyof typeof variants;

interface ButtonStyle {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
}

/** The classes, for an element that is neither `Button` nor `ButtonLink`. */
export function buttonClasses({ variant = "primary", size = "m" }: ButtonStyle, className?: string): string {
  return classes("button", variants[variant], sizes[size], className);
}

export function Button({
  variant,
  size,
  className,
  type = "submit",
  ...rest
}: ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClasses({ variant, size }, className)} {...rest} />;
}

/** A link styled as a button; a plain anchor, so it works before any script has loaded. */
export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={buttonClasses({ variant, size }, className)} {...rest}>
      {children}
    </a>
  );
}
