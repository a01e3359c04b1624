import { useAuthSurface } from "~/features/auth/auth-surface";
import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icons/icon";

export function BackToSignIn() {
  const t = useTranslate();
  const { hrefOf } = useAuthSurface();
  return (
    <a href={hrefOf("authorization")} rel="nofollow" className="auth-back">
      <Icon name="chevron-left" />
      {t("auth.switch.backToSignIn")}
    </a>
  );
}
