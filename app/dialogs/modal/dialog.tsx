import { type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { DialogVariant } from "~/dialogs/variant";
import { useTranslate } from "~/i18n/use-translate";
import { classes } from "~/ui/class-names";
import { Icon } from "~/ui/icons/icon";
import { useModal } from "./use-modal";

interface DialogProps {
  variant: DialogVariant;
  title: string;
  /** URL of the page under the dialog. Null: the user cannot close it. */
  closeHref: string | null;
  /** Called with script instead of following `closeHref`. */
  onClose: () => void;
  /** Form posted instead of following `closeHref`. */
  closing?: ClosingPost;
  /** Hidden while another dialog is shown in its place. */
  isCovered?: boolean;
  children?: ReactNode;
}

export interface ClosingPost {
  action: string;
  fields: Record<string, string>;
}

/**
 * A native dialog. The server renders it open, with links that close it; a script makes it modal (focus, Escape,
 * inert page under it). The first element with `data-focus` gets the focus, else the title.
 */
export function Dialog({ variant, title, closeHref, onClose, closing, isCovered, children }: DialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  // True for a dialog opened by script, which is animated; false for one in the server's HTML.
  const [isArriving] = useState(useHydrated());
  const post = () => element.current?.querySelector<HTMLFormElement>("form[data-closing]")?.requestSubmit();
  useModal(element, { isClosable: closeHref !== null, onClose: closing ? post : onClose });
  return (
    <>
      <dialog
        ref={element}
        open={!isArriving}
        aria-labelledby={titleId}
        className={classes(
          "dialog",
          isArriving && "is-arriving",
          isCovered && "is-covered",
          ...variantClasses(variant),
        )}
        // React 18 has no such prop. Disables light dismiss, and Escape too unless the dialog is closable.
        {...{ closedby: closeHref === null ? "none" : "closerequest" }}
      >
        <div className="dialog-head">
          <h2 id={titleId} tabIndex={-1} className="dialog-title">
            {title}
          </h2>
          {closeHref !== null && (
            <CloseLink href={closeHref} onClose={onClose} closing={closing} className="icon-button">
              <Icon name="close" />
              <span className="sr-only">{t("common.close")}</span>
            </CloseLink>
          )}
        </div>
        <div className="dialog-content">{children}</div>
      </dialog>
      {closeHref === null ? (
        <div className="dialog-overlay" />
      ) : (
        <CloseLink
          href={closeHref}
          onClose={onClose}
          closing={closing}
          className="dialog-overlay"
          tabIndex={-1}
          aria-hidden
        />
      )}
    </>
  );
}

interface CloseLinkProps {
  href: string;
  onClose: () => void;
  closing?: ClosingPost;
  className?: string;
  tabIndex?: number;
  "aria-hidden"?: boolean;
  "data-focus"?: string;
  children?: ReactNode;
}

/** A link to the page under the dialog; with script it closes in place. With `closing` it is the submit button of a form. */
export function CloseLink({ href, onClose, closing, children, ...rest }: CloseLinkProps) {
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClose();
  }
  if (closing) {
    return (
      <form method="post" action={closing.action} className="contents" data-closing="">
        {Object.entries(closing.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" {...rest}>
          {children}
        </button>
      </form>
    );
  }
  return (
    <a {...rest} href={href} rel="nofollow" data-close="" onClick={handleClick}>
      {children}
    </a>
  );
}

function variantClasses(variant: DialogVariant): string[] {
  switch (variant.kind) {
    case "popup":
      return ["dialog-popup", `is-${variant.size}`];
    case "confirm":
      return ["dialog-popup", "is-small"];
    case "curtain":
      return ["dialog-curtain", `is-${variant.size}`, `is-${variant.position}`];
  }
}
