import type { ReactNode } from "react";
import type { DialogAction, DialogDeclaration, DialogLocation } from "~/dialogs/declaration";
import type { LoadedDialog } from "~/dialogs/loaded-dialog";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { useFeatures } from "~/shell/layout-data/use-features";
import { Button, ButtonLink } from "~/ui/button";
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

/** The buttons at the foot of a dialog: links, forms, and one that closes. */
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
        <Foot>
          <ButtonLink size="l" rel="nofollow" href={dialogHref(signInAndBack(props.retryHref))}>
            {t("common.signIn")}
          </ButtonLink>
        </Foot>
      );
    case "failed":
      return (
        <Foot>
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
        </Foot>
      );
    case "met":
    case "unavailable":
      return (
        <Foot>
          <Reject {...props} label={t("common.close")} />
        </Foot>
      );
    case "untold":
      return (
        <Foot>
          <ButtonLink size="l" href={localePath(paths.cashierHistory({ tab: "bonuses" }))}>
            {t("dialogs.ways.history")}
          </ButtonLink>
          <Reject {...props} label={t("common.close")} />
        </Foot>
      );
    case "ready": {
      const isOnlyRead = declaration.agree?.by === "way" && !props.onAgree && isIdle(declaration.agree);
      const agree = isOnlyRead ? undefined : declaration.agree;
      if (!declaration.agree && actions.length === 0) return null;
      return (
        <Foot>
          {agree && <Agree {...props} agree={agree} hrefOf={hrefOf} />}
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
          {declaration.agree && (
            <Reject
              {...props}
              label={t(isOnlyRead ? "common.close" : (declaration.reject ?? "common.cancel"))}
            />
          )}
        </Foot>
      );
    }
  }
}

/** Whether the action links to the page beneath, which would only duplicate the close button. */
function isCurrentPage({ to }: DialogAction, location: DialogLocation): boolean {
  return to(location) === location.here.split("?", 1)[0];
}

function Foot({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}

interface AgreeProps extends DialogActionsProps {
  agree: NonNullable<DialogDeclaration<LoadedDialog["data"]>["agree"]>;
  hrefOf: (action: DialogAction) => string;
}

function Agree({ agree, location, data, localePath, hrefOf, onAgree }: AgreeProps) {
  const t = useTranslate();
  const label = t(agree.label);
  if (onAgree) {
    return (
      <Button type="button" size="l" onClick={onAgree}>
        {label}
      </Button>
    );
  }
  if (agree.by === "way") {
    return (
      <ButtonLink size="l" href={hrefOf(agree)}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <form method="post" action={localePath(agree.action)} className="contents">
      {Object.entries(agree.fields(location, data)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="l">{label}</Button>
    </form>
  );
}

/** The safe choice: gets the focus when the dialog opens. */
function Reject({ closeHref, onClose, closing, label }: DialogActionsProps & { label: string }) {
  if (closeHref === null) return null;
  return (
    <CloseLink href={closeHref} onClose={onClose} closing={closing} className="dialog-reject" data-focus="">
      {label}
    </CloseLink>
  );
}

function signInAndBack(redirectUrl: string) {
  return { show_popup_auth: "", redirectUrl };
}
