import type { DialogBodyProps } from "~/dialogs/declaration";
import { useTranslate } from "~/i18n/use-translate";
import type { Generated } from "./credentials.server";

/** Login and password that the platform generated, for the player to write down (docs/contract.md#d32). */
export function CredentialsBody({ data }: Pick<DialogBodyProps<Generated>, "data">) {
  const t = useTranslate();
  return (
    <dl className="dialog-card">
      <dt className="text-muted text-sm">{t("auth.credentials.login")}</dt>
      <dd className="select-all break-all font-semibold" dir="ltr">
        {data.login}
      </dd>
      <dt className="text-muted text-sm">{t("auth.credentials.password")}</dt>
      <dd className="select-all break-all font-semibold" dir="ltr">
        {data.password}
      </dd>
    </dl>
  );
}
