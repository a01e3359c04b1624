import type { ReactNode } from "react";
import { useFeatures } from "~/content/config/use-features";
import type { DialogAction, DialogDeclaration, DialogLocation } from "~/dialogs/declaration";
import type { LoadedDialog } from "~/dialogs/loaded-dialog";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button, ButtonLink, type ButtonVariant, buttonClasses } from "~/ui/button";
import { CloseLink, type ClosingPost } from "./dialog";

interface DialogActionsProps {
  declaration: DialogDeclaration<LoadedDialog["data"]>;
  outcome: LoadedDialog["outcome"];
  location: DialogLocation;
  closeHref: string | null;
  localePath: (path: string) => string;
  dialogHref: (dialog: Readonly<Record<string, string>>) => string;
  /** The current URL: following it retries the load. */
  retryHref: string;
  onClose: () => void;
  closing?: ClosingPost;
  /** Loaded data of the dialog. */
  data?: LoadedDialog["data"];
  /** Set for a dialog opened by script: called when the player agrees, in place of a link or form. */
  onAgree?: () => void;
}

/** The buttons in the footer of a dialog: links, forms, and one that closes. */
export function DialogActions(props: DialogActionsProps) {
  const { declaration, outcome, location, localePath, dialogHref } = props;
  const t = useTranslate();
  const hasFeature = useFeatures();
  const isIdle = (action: DialogAction) => !declaration.isForced && isCurrentPage(action, location);
  const actions =
    declaration.actions?.filter((action) => hasFeature(action.feature) && !isIdle(action)) ?? [];
  const hrefOf = ({ to }: DialogAction) => {
    const target = to(location);
    return typeof target === "string" ? localePath(target) : dialogHref(target);
  };
  switch (outcome) {
    case "signIn":
      return (
        <Footer>
          <ButtonLink size="l" rel="nofollow" href={dialogHref(signInAndBack(props.retryHref))}>
            {t("common.signIn")}
          </ButtonLink>
        </Footer>
      );
    case "failed":
      return (
        <Footer>
          <ButtonLink variant="secondary" size="l" href={props.retryHref} data-document="">
            {t("common.tryAgain")}
          </ButtonLink>
          {declaration.leave && (
            <form method="post" action={localePath(declaration.leave.action)} className="contents">
              <Button variant="ghost" size="l">
                {t(declaration.leave.label)}
              </Button>
            </form>
          )}
        </Footer>
      );
    case "met":
    case "unavailable":
      return (
        <Footer>
          <Reject {...props} label={t("common.close")} />
        </Footer>
      );
    case "untold":
      return (
        <Footer>
          <ButtonLink size="l" href={localePath(paths.cashierHistory({ tab: "bonuses" }))}>
            {t("dialogs.ways.history")}
          </ButtonLink>
          <Reject {...props} label={t("common.close")} />
        </Footer>
      );
    case "ready": {
      const isOnlyRead = declaration.agree?.by === "way" && !props.onAgree && isIdle(declaration.agree);
      const agree = isOnlyRead ? undefined : declaration.agree;
      if (!declaration.agree && actions.length === 0) return null;
      const { easy = "agree" } = declaration;
      const reject = declaration.agree && (
        <Reject
          {...props}
          label={t(isOnlyRead ? "common.close" : (declaration.reject ?? "common.cancel"))}
          variant={rejectVariants[easy]}
          isFocused={easy !== "none"}
        />
      );
      return (
        <Footer>
          {easy === "reject" && reject}
          {agree && <Agree {...props} agree={agree} variant={agreeVariants[easy]} hrefOf={hrefOf} />}
          {actions.map((action, index) => (
            <ButtonLink
              key={action.label}
              size="l"
              variant={index === 0 ? "primary" : "secondary"}
              href={hrefOf(action)}
            >
              {t(action.label)}
            </ButtonLink>
          ))}
          {easy !== "reject" && reject}
        </Footer>
      );
    }
  }
}

/** How the answers of a question look, by the one that is easy. */
const agreeVariants = { agree: "primary", reject: "ghost", none: "secondary" } as const;
const rejectVariants = { agree: "secondary", reject: "primary", none: "secondary" } as const;

/** Whether the action links to the page under the dialog, which would only duplicate the close button. */
function isCurrentPage({ to }: DialogAction, location: DialogLocation): boolean {
  return to(location) === location.here.split("?", 1)[0];
}

function Footer({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}

interface AgreeProps extends DialogActionsProps {
  agree: NonNullable<DialogDeclaration<LoadedDialog["data"]>["agree"]>;
  variant: ButtonVariant;
  hrefOf: (action: DialogAction) => string;
}

function Agree({ agree, variant, location, data, localePath, hrefOf, onAgree }: AgreeProps) {
  const t = useTranslate();
  const label = t(agree.label);
  if (onAgree) {
    return (
      <Button type="button" size="l" variant={variant} onClick={onAgree}>
        {label}
      </Button>
    );
  }
  if (agree.by === "way") {
    return (
      <ButtonLink size="l" variant={variant} href={hrefOf(agree)}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <form method="post" action={localePath(agree.action)} className="contents">
      {Object.entries(agree.fields(location, data)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="l" variant={variant}>
        {label}
      </Button>
    </form>
  );
}

interface RejectProps extends DialogActionsProps {
  label: string;
  variant?: ButtonVariant;
  /** The safe choice gets the focus when the dialog opens; where neither answer is to be led to, its title does. */
  isFocused?: boolean;
}

function Reject({
  closeHref,
  onClose,
  closing,
  label,
  variant = "secondary",
  isFocused = true,
}: RejectProps) {
  if (closeHref === null) return null;
  return (
    <CloseLink
      href={closeHref}
      onClose={onClose}
      closing={closing}
      className={buttonClasses({ variant, size: "l" })}
      data-focus={isFocused ? "" : undefined}
    >
      {label}
    </CloseLink>
  );
}

function signInAndBack(redirectUrl: string) {
  return { show_popup_auth: "", redirectUrl };
}
