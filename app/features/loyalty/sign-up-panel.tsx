import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";

/** Invites visitors to register. */
export function SignUpPanel({ title, text }: { title: string; text: string }) {
  const t = useTranslate();
  const dialogHref = useDialogHref();
  return (
    <div className="panel flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 max-w-(--cr-measure)">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <ButtonLink size="l" href={dialogHref({ show_popup_reg: "" })} rel="nofollow">
        {t("loyalty.join.action")}
      </ButtonLink>
    </div>
  );
}
