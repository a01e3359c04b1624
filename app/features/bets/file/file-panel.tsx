import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { AutoRevalidate } from "~/browser/runtime/navigation/auto-revalidate";
import { AccountAction } from "~/forms/account-form/account-action";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Loader } from "~/ui/feedback/loader";
import { Time } from "~/ui/format/time";
import { Section } from "~/ui/section";
import { type BetsFile, FILE_INTENT } from "./bets-file";

/** Polling interval; an export takes minutes. */
const ASK_AGAIN_SECONDS = 15;

interface FilePanelProps {
  /** Null: the state could not be read. */
  file: BetsFile | null;
  attempt: string;
}

/** The export of the bet history: request, progress and download. */
export function FilePanel({ file, attempt }: FilePanelProps) {
  const t = useTranslate();
  const { state, requestedAt, availableUntil, isLate } = file ?? { state: "unknown", isLate: false };
  const isWaiting = state === "pending" && !isLate;
  return (
    <Section title={t("bets.file.title")}>
      <div className="panel grid justify-items-start gap-3 text-sm">
        <p role="status" className="flex items-center gap-3">
          {isWaiting && <Loader />}
          {t(isLate ? "bets.file.late" : `bets.file.${state}`)}
        </p>
        {state === "pending" && requestedAt && (
          <Moment label={t("bets.file.askedAt")}>
            <Time value={requestedAt} />
          </Moment>
        )}
        {state === "ready" && availableUntil && (
          <Moment label={t("bets.file.keptUntil")}>
            <Time value={availableUntil} />
          </Moment>
        )}
        <div className="flex flex-wrap gap-2">
          <FileActions state={state} attempt={attempt} />
        </div>
        {isWaiting && <AutoRevalidate seconds={ASK_AGAIN_SECONDS} isScriptOnly />}
      </div>
    </Section>
  );
}

function Moment({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="text-muted">
      {label} {children}
    </p>
  );
}

function FileActions({ state, attempt }: { state: BetsFile["state"] | "unknown"; attempt: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  if (state === "pending" || state === "unknown") {
    return (
      <ButtonLink variant="secondary" href={localePath(pathname + search)} data-keep-scroll="">
        {t("bets.file.refresh")}
      </ButtonLink>
    );
  }
  const isReady = state === "ready";
  return (
    <>
      {isReady && (
        <ButtonLink
          variant="secondary"
          href={localePath(paths.betsFile())}
          data-document=""
          rel="nofollow noreferrer"
        >
          {t("bets.file.get")}
        </ButtonLink>
      )}
      <AccountAction intent={FILE_INTENT} id="" attempt={attempt} variant={isReady ? "ghost" : "secondary"}>
        {t(state === "none" ? "bets.file.ask" : "bets.file.askAgain")}
      </AccountAction>
    </>
  );
}
