import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useAuthSurface } from "~/features/auth/auth-surface";
import { TermsField } from "~/features/auth/form/terms-field";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button } from "~/ui/button";
import { useLatest } from "~/ui/use-latest";
import type { SocialService } from "../auth-config";
import { openOAuthPopup, readSocialMessage, takeReturnUrl } from "./oauth-popup";
import type { SocialType } from "./social.server";

interface SocialButtonsProps {
  services: readonly SocialService[];
  type: SocialType;
}

/**
 * Sign-in with social services: a GET form to our page that continues to the provider, in a popup where script can
 * open one.
 */
export function SocialButtons({ services, type }: SocialButtonsProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { data, redirectUrl } = useAuthSurface();
  const hasTerms = type === "registration" && data.terms.isActive;
  const [isTermsWrong, setTermsWrong] = useState(data.notice === "terms");
  const termsId = useId();
  const follow = useSocialWindow(type);
  if (services.length === 0) return null;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const query = new URLSearchParams(
      [...new FormData(form, submitter)].map(([name, value]): [string, string] => [name, String(value)]),
    );
    if (hasTerms && !query.has("terms")) {
      event.preventDefault();
      setTermsWrong(true);
      form.querySelector<HTMLInputElement>("[name=terms]")?.focus();
      return;
    }
    query.set("window", "own");
    const opened = openOAuthPopup(`${form.action}?${query}`, redirectUrl);
    if (!opened) return;
    event.preventDefault();
    follow(opened);
  }

  return (
    <form
      method="get"
      action={localePath(paths.social())}
      data-document=""
      onSubmit={handleSubmit}
      className="social"
    >
      {type === "authorization" && <p className="social-line">{t("auth.social.or")}</p>}
      <input type="hidden" name="type_auth" value={type} />
      {type === "registration" && data.type && <input type="hidden" name="type" value={data.type.id} />}
      {redirectUrl && <input type="hidden" name="redirectUrl" value={redirectUrl} />}
      {hasTerms && (
        <TermsField
          id={termsId}
          terms={data.terms}
          isChecked={data.terms.isChecked}
          errors={isTermsWrong ? [t("common.fieldsValidatorErrors.uncheckedCheckbox")] : undefined}
          onChange={(isChecked) => isChecked && setTermsWrong(false)}
        />
      )}
      <div className="social-buttons">
        {services.map(({ id, name, icon, service }) => (
          <Button key={id} variant="secondary" size="l" name="service" value={service} className="px-3">
            {icon && <img src={icon} alt="" width={24} height={24} className="social-icon" />}
            {name}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** Listens for the popup's message, then continues at the requested page or shows the failure. */
function useSocialWindow(type: SocialType): (opened: Window) => void {
  const localePath = useLocalePath();
  const { open } = useAuthSurface();
  const opened = useRef<Window | null>(null);
  const onMessage = useLatest((message: MessageEvent) => {
    const outcome = readSocialMessage(message, opened.current, window.location.origin);
    if (!outcome) return;
    opened.current = null;
    const redirectUrl = takeReturnUrl();
    if (outcome.type === "social_failed") return open(type, outcome.notice);
    window.location.assign(
      localePath(paths.socialReturn({ type_auth: type, redirectUrl, oauth: "success" })),
    );
  });
  useEffect(() => {
    const listen = (message: MessageEvent) => onMessage.current(message);
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [onMessage]);
  return (window) => {
    opened.current = window;
  };
}
