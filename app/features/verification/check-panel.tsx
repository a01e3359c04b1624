import { useNavigate, useRevalidator } from "@remix-run/react";
import { useRef, useState } from "react";
import { AccountForm } from "~/forms/account-form/account-form";
import { RequirementList } from "~/forms/account-requirements/requirement-list";
import { requirements } from "~/forms/account-requirements/requirements";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import { CheckTrouble } from "./check-trouble";
import type { Check } from "./open-check.server";
import { ProviderFrame } from "./provider-frame";
import { ProviderSdk } from "./provider-sdk";
import type { ProviderEvent } from "./providers";

interface CheckPanelProps {
  check: Check;
  action: string | null;
  attempt: string;
  from: string | undefined;
}

/** The provider's check, and a form to report that everything is submitted, for providers that do not. */
export function CheckPanel({ check, action, attempt, from }: CheckPanelProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const { revalidate } = useRevalidator();
  const finished = paths.verification({ action: action ?? undefined, from });
  // Keeps the first check: a new token would change the frame's URL and restart the check.
  const [shown] = useState(check);
  const sent = useRef<HTMLFormElement>(null);
  const onEvent = (event: ProviderEvent) => {
    if (event === "changed") revalidate();
    else if (action !== null) navigate(finished);
    else if (event === "submitted") sent.current?.requestSubmit();
  };
  if (shown.kind === "need")
    return (
      <Notice tone="warning" title={t("accountForm.need")}>
        <RequirementList unmetRequirements={[requirements[shown.need]]} here={finished} />
      </Notice>
    );
  if (shown.kind !== "frame" && shown.kind !== "sdk") return <CheckTrouble kind={shown.kind} />;
  return (
    <section aria-labelledby="check-title" className="grid gap-4">
      <h2 id="check-title" className="text-lg">
        {t(action === null ? "verification.check.title" : "verification.action.title")}
      </h2>
      {shown.kind === "sdk" ? (
        <ProviderSdk check={shown} action={action} onEvent={onEvent} />
      ) : (
        <FrameOrWindow check={shown} onEvent={onEvent} />
      )}
      <div className="panel grid gap-3">
        <p className="max-w-(--cr-measure) text-muted">
          {t(action === null ? "verification.check.sentText" : "verification.action.next")}
        </p>
        {action === null ? (
          <AccountForm
            intent="sent"
            element={sent}
            attempt={attempt}
            submit={t("verification.check.sent")}
            variant="secondary"
          />
        ) : (
          <p>
            <ButtonLink variant="secondary" size="l" href={localePath(finished)}>
              {t("verification.action.done")}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** Not every provider's page may be framed; it can always be opened in a window of its own. */
function FrameOrWindow({
  check: { url, isEmbedded },
  onEvent,
}: {
  check: Extract<Check, { kind: "frame" }>;
  onEvent: (event: ProviderEvent) => void;
}) {
  const t = useTranslate();
  return (
    <>
      {isEmbedded ? (
        <ProviderFrame url={url} onEvent={onEvent} />
      ) : (
        <p>{t("verification.check.windowText")}</p>
      )}
      <p>
        <ButtonLink
          variant={isEmbedded ? "ghost" : "primary"}
          href={url}
          target="_blank"
          rel="noreferrer noopener"
        >
          {t("verification.check.window")}
        </ButtonLink>
      </p>
    </>
  );
}
