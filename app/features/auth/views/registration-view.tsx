import { useAuthSurface } from "~/features/auth/auth-surface";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import { RegistrationForm } from "../registration/registration-form";
import { TypeSwitcher } from "../registration/type-switcher";
import { SocialButtons } from "../social/social-buttons";

/** The registration types, and the form of the selected one (docs/product.md#2.3). */
export function RegistrationView() {
  const t = useTranslate();
  const { data, hrefOf } = useAuthSurface();
  const { type, types, registration } = data;
  return (
    <>
      {registration ? (
        <RegistrationForm key={registration.typeId} served={registration} types={types} />
      ) : (
        <>
          {types.length > 1 && <TypeSwitcher types={types} currentId={type?.id} />}
          {type ? (
            <SocialButtons services={type.socials} type="registration" />
          ) : (
            <Notice>{t("auth.registration.elsewhere")}</Notice>
          )}
        </>
      )}
      <div className="auth-switch">
        <p className="text-muted text-sm">{t("auth.switch.haveAccount")}</p>
        <ButtonLink href={hrefOf("authorization")} rel="nofollow" variant="secondary" size="l">
          {t("common.signIn")}
        </ButtonLink>
      </div>
    </>
  );
}
