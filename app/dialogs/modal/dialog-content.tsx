import type { DialogBodyProps, DialogDeclaration } from "~/dialogs/declaration";
import type { LoadedDialog } from "~/dialogs/loaded-dialog";
import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icons/icon";

interface DialogContentProps extends DialogBodyProps<LoadedDialog["data"]> {
  declaration: DialogDeclaration<LoadedDialog["data"]>;
  outcome: LoadedDialog["outcome"];
  /** In place of the declared one. */
  text?: string;
}

/** Titles and texts shown instead of a dialog's own when it is not ready: its own may claim what did not happen. */
export const unavailableTexts = {
  signIn: { title: "dialogs.titles.signIn", text: "dialogs.signInFirst" },
  unavailable: { title: "dialogs.titles.unavailable", text: "dialogs.unavailable" },
  met: { title: "dialogs.titles.met", text: "dialogs.met" },
  untold: { title: "dialogs.titles.untold", text: "dialogs.untold" },
  failed: { title: "dialogs.titles.failed", text: "dialogs.failed" },
} as const;

/** The body of a dialog, or the reason why it cannot be shown. */
export function DialogContent({ declaration, outcome, text, ...body }: DialogContentProps) {
  const t = useTranslate();
  if (outcome !== "ready") return <p className="text-muted">{t(unavailableTexts[outcome].text)}</p>;
  const Body = declaration.body;
  return (
    <>
      {declaration.icon && (
        <span className="dialog-mark">
          <Icon name={declaration.icon} className="size-6" />
        </span>
      )}
      {(text ?? declaration.text) && (
        <p className="text-muted">{text ?? (declaration.text && t(declaration.text))}</p>
      )}
      {Body && <Body {...body} />}
    </>
  );
}
