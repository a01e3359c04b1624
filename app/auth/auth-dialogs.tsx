import { useFetcher, useLocation } from "@remix-run/react";
import { withoutDialog } from "~/dialogs/dialog-query";
import type { DialogBodyProps } from "~/dialogs/registry";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { safeInternalPath } from "~/session/safe-redirect";
import { ButtonLink } from "~/ui/button";
import { LoginForm } from "./login-form";
import type { action } from "./sign-in.route";

type ViewProps = Pick<DialogBodyProps<undefined>, "dialogHref">;

/** The form of the sign-in page, posting to that page's action: its refusals are shown here, or there without script. */
export function AuthorizationView({ dialogHref }: ViewProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const fetcher = useFetcher<typeof action>();
  const redirectUrl = useWayBack();
  return (
    <>
      <p className="text-muted text-sm">{t("auth.login.lead")}</p>
      <LoginForm
        action={localePath(paths.signIn({ redirectUrl }))}
        redirectUrl={redirectUrl}
        lastResult={fetcher.data?.result ?? null}
        refusal={fetcher.data?.refusal ?? null}
        isPending={fetcher.state !== "idle"}
        onSubmit={(form) => fetcher.submit(form)}
      />
      <p className="mt-4 text-center text-muted text-sm">
        {t("auth.switch.noAccount")}{" "}
        <a href={dialogHref({ show_popup_reg: "" })} rel="nofollow" className="dialog-link">
          {t("common.signUp")}
        </a>
      </p>
    </>
  );
}

export function RegistrationView({ dialogHref }: ViewProps) {
  const t = useTranslate();
  return (
    <>
      <p className="text-muted">{t("auth.registration.elsewhere")}</p>
      <div className="dialog-actions">
        <ButtonLink size="l" rel="nofollow" href={dialogHref({ show_popup_auth: "" })}>
          {t("common.signIn")}
        </ButtonLink>
      </div>
    </>
  );
}

/** Where one goes on after signing in: what the address says, else the page beneath. */
function useWayBack(): string {
  const { pathname, search } = useLocation();
  const wish = safeInternalPath(new URLSearchParams(search).get("redirectUrl"));
  return wish ?? pathname + withoutDialog(search);
}
