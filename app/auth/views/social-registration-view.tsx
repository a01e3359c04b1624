import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { useAuthPlace } from "../auth-place";
import { RegistrationForm } from "../registration/registration-form";

/** What an account that another service opened still lacks (specification 4). */
export function SocialRegistrationView() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { data, redirectUrl } = useAuthPlace();
  const { registration } = data;
  return (
    <>
      <p className="text-muted">{t("auth.socialRegistration.lead")}</p>
      {registration && registration.fields.length > 0 ? (
        <RegistrationForm served={registration} types={[]} />
      ) : (
        <div className="dialog-actions">
          <ButtonLink
            size="l"
            href={localePath(paths.profileSettings({ from: redirectUrl, toastType: "need_profile" }))}
          >
            {t("auth.socialRegistration.profile")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
