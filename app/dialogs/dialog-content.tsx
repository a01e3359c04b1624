import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icon";
import type { DialogBodyProps, DialogEntry } from "./entry";
import type { LoadedDialog } from "./load-dialog.server";

interface DialogContentProps extends DialogBodyProps<LoadedDialog["data"]> {
  entry: DialogEntry<LoadedDialog["data"]>;
  outcome: LoadedDialog["outcome"];
}

const outcomeTexts = {
  signIn: "dialogs.signInFirst",
  unavailable: "dialogs.unavailable",
  failed: "dialogs.failed",
} as const;

/** What a dialog says, or why it cannot say it. */
export function DialogContent({ entry, outcome, ...body }: DialogContentProps) {
  const t = useTranslate();
  if (outcome !== "ready") return <p className="text-muted">{t(outcomeTexts[outcome])}</p>;
  const Body = entry.body?.read();
  return (
    <>
      {entry.icon && (
        <span className="dialog-mark">
          <Icon name={entry.icon} className="size-6" />
        </span>
      )}
      {entry.text && <p className="text-muted">{t(entry.text)}</p>}
      {Body && <Body {...body} />}
    </>
  );
}
