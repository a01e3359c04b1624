import { useAuthSurface } from "~/features/auth/auth-surface";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button } from "~/ui/button";
import { RegistrationForm } from "../registration/registration-form";

/** Completes an account that a social service created (docs/product.md#4); the only alternative is to sign out. */
export function SocialRegistrationView() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { registration } = useAuthSurface().data;
  return (
    <>
      <p className="text-muted">{t("auth.socialRegistration.lead")}</p>
      {registration && <RegistrationForm served={registration} types={[]} />}
      <form method="post" action={localePath(paths.logout())}>
        <Button variant="ghost" size="l" className="w-full">
          {t("common.signOut")}
        </Button>
      </form>
    </>
  );
}
