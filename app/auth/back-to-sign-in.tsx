import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icon";
import { useAuthPlace } from "./auth-place";

export function BackToSignIn() {
  const t = useTranslate();
  const { hrefOf } = useAuthPlace();
  return (
    <a href={hrefOf("authorization")} rel="nofollow" className="auth-back">
      <Icon name="chevron-left" />
      {t("auth.switch.backToSignIn")}
    </a>
  );
}
