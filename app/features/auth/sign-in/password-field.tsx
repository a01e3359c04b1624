import { type ReactNode, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useTranslate } from "~/i18n/use-translate";
import { Button } from "~/ui/button";
import { AuthField, type AuthFieldProps } from "../form/auth-field";

/** A password input with a button to show it. */
export function PasswordField({ aside, ...props }: Omit<AuthFieldProps, "type"> & { aside?: ReactNode }) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <div className="flex flex-col gap-1">
      <AuthField {...props} type={isShown ? "text" : "password"} autoCapitalize="none" spellCheck={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {aside}
        <Button
          type="button"
          variant="ghost"
          size="s"
          // Works with script only, but its space is reserved: no layout shift on hydration.
          className={isHydrated ? "-me-3 ms-auto" : "-me-3 invisible ms-auto"}
          onClick={() => setShown(!isShown)}
          aria-pressed={isShown}
        >
          {t(isShown ? "auth.login.hidePassword" : "auth.login.showPassword")}
        </Button>
      </div>
    </div>
  );
}
