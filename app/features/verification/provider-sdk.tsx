import { useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useDocumentData } from "~/browser/document-data";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Loader } from "~/ui/feedback/loader";
import { Notice } from "~/ui/feedback/notice";
import { useLatest } from "~/ui/use-latest";
import { CheckTrouble } from "./check-trouble";
import { launchSdk } from "./launch-sdk";
import type { Check } from "./open-check.server";
import type { ProviderEvent } from "./providers";
import { createTokenRefresher, fetchToken } from "./token-refresher";

interface ProviderSdkProps {
  check: Extract<Check, { kind: "sdk" }>;
  action: string | null;
  onEvent: (event: ProviderEvent) => void;
}

const PLACE = "identity-check";

/** The provider's check, shown by the provider's script. It starts once; a revalidation does not restart it. */
export function ProviderSdk({ check, action, onEvent }: ProviderSdkProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { locale } = useDocumentData();
  const [first] = useState(check);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const isHydrated = useHydrated();
  const latest = useLatest(onEvent);
  const address = localePath(paths.verificationToken());
  useEffect(() => {
    return launchSdk({
      script: first.script,
      selector: `#${PLACE}`,
      lang: languageOf(locale.code),
      theme: getComputedStyle(document.documentElement).colorScheme === "light" ? "light" : "dark",
      tokens: createTokenRefresher(first, { ask: () => fetchToken(address, action) }),
      onShown: () => setState("shown"),
      onEvent: (event) => (event === "failed" ? setState("failed") : latest.current(event)),
      onFailure: () => setState("failed"),
    });
  }, [first, action, address, locale.code, latest]);
  return (
    <>
      <noscript>
        <Notice tone="warning" title={t("verification.needsScript.title")}>
          {t("verification.needsScript.text")}
        </Notice>
      </noscript>
      {state === "failed" && <CheckTrouble kind="failed" />}
      {state === "loading" && isHydrated && <Loader />}
      <div id={PLACE} className={state === "shown" ? "min-h-[480px]" : undefined} />
    </>
  );
}

/** The provider's language codes: the country is part of them only where it makes another language. */
function languageOf(code: string): string {
  return code === "pt-BR" ? "pt-br" : (code.split("-", 1)[0] ?? code);
}
