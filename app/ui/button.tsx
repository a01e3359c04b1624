import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { classes } from "./class-names";

const variants = {
  primary: "bg-accent text-accent-text hover:bg-accent-hover",
  secondary: "bg-surface-3 text-text hover:bg-line",
  ghost: "text-text hover:bg-surface-2",
  danger: "bg-danger-fill text-danger-text hover:brightness-110",
};

const sizes = {
  s: "min-h-9 px-3 text-sm coarse:min-h-11 coarse:min-w-11",
  m: "min-h-11 px-4 text-sm",
  l: "min-h-12 px-6 text-base",
};

export type ButtonVariant = keyof typeof variants;

interface ButtonStyle {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
}

function buttonClasses({ variant = "primary", size = "m" }: ButtonStyle, className?: string): string {
  return classes(
    "inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold transition-colors",
    "disabled:opacity-60 aria-disabled:opacity-60",
    variants[variant],
    sizes[size],
    className,
  );
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
