import type { ReactNode } from "react";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";

interface SignUpPanelProps {
  title: string;
  text: string;
  /** A second way, beside the first. */
  children?: ReactNode;
}

/** Invites visitors to register. */
export function SignUpPanel({ title, text, children }: SignUpPanelProps) {
  const t = useTranslate();
  const dialogHref = useDialogHref();
  return (
    <div className="panel flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 max-w-(--cr-measure)">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <ButtonLink href={dialogHref({ show_popup_reg: "" })} rel="nofollow">
          {t("loyalty.join.action")}
        </ButtonLink>
        {children}
      </p>
    </div>
  );
}
