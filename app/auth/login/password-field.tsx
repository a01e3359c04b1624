import { type ReactNode, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useTranslate } from "~/i18n/use-translate";
import { Button } from "~/ui/button";
import { AuthField, type AuthFieldProps } from "../auth-field";

/** A password that may be looked at while it is typed. */
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
          // It needs a script, but its place is kept from the start: nothing jumps when the script arrives.
          className={isHydrated ? "ms-auto" : "invisible ms-auto"}
          onClick={() => setShown(!isShown)}
          aria-pressed={isShown}
        >
          {t(isShown ? "auth.login.hidePassword" : "auth.login.showPassword")}
        </Button>
      </div>
    </div>
  );
}
