import { useLocation } from "@remix-run/react";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";

type Trouble = "failed" | "impossible" | "unknownAction";

const words: Record<Trouble, { title: MessageKey; text: MessageKey }> = {
  failed: { title: "verification.failed.title", text: "verification.failed.text" },
  impossible: { title: "verification.impossible.title", text: "verification.impossible.text" },
  unknownAction: { title: "verification.unknownAction.title", text: "verification.unknownAction.text" },
};

/** Why a check cannot be shown, and who can help. */
export function CheckTrouble({ kind }: { kind: Trouble }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const { title, text } = words[kind];
  return (
    <Notice tone="danger" title={t(title)}>
      <p>{t(text)}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {kind === "failed" && (
          // Loads a new document, because a stale one may have blocked the provider's script.
          <ButtonLink size="s" href={localePath(pathname + search)} data-document="">
            {t("verification.again")}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" size="s" href={localePath(paths.support())}>
          {t("profile.toSupport")}
        </ButtonLink>
      </p>
    </Notice>
  );
}
