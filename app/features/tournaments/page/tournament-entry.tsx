import { RequirementList } from "~/forms/account-requirements/requirement-list";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Icon } from "~/ui/icons/icon";
import type { EntryReason } from "./entry";
import { reasonFaces } from "./entry-reasons";
import type { JoinRefusal } from "./join.server";
import type { TournamentPageData } from "./tournament.server";

type EntryProps = Pick<TournamentPageData, "tournament" | "entry" | "own" | "resetsOnCashout"> & {
  /** Why the player's attempt to join failed. */
  refusal: JoinRefusal | undefined;
  isPending: boolean;
};

/** The action that is possible now, or why there is none. */
export function TournamentEntry({ tournament, entry, own, resetsOnCashout, refusal, isPending }: EntryProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const here = paths.tournament(tournament.id);
  return (
    <div className="flex flex-col gap-3">
      {refusal && entry.kind !== "joined" && (
        <Notice tone="danger" title={t("tournament.refused")} answer={refusal}>
          <p>{t(refusal.text)}</p>
          {refusal.reason && entry.kind === "open" && (
            <RequirementList unmetRequirements={[reasonFaces[refusal.reason]]} here={here} />
          )}
        </Notice>
      )}
      {entry.kind === "joined" && <OwnResult own={own} status={tournament.status} />}
      {entry.kind === "open" && (
        <form method="post" action={localePath(here)} data-keep-scroll="">
          <Button size="l" aria-disabled={isPending}>
            {t("tournament.join")}
          </Button>
        </form>
      )}
      {entry.kind === "restricted" && (
        <Notice tone="warning" title={t("tournament.missing")}>
          <RequirementList unmetRequirements={facesOf(entry.reasons)} here={here} />
        </Notice>
      )}
      {entry.kind === "signIn" && (
        <>
          <ButtonLink
            size="l"
            className="self-start"
            href={localePath(paths.signIn({ redirectUrl: localePath(here) }))}
          >
            {t("tournament.signIn")}
          </ButtonLink>
          {entry.unmetRequirements.length > 0 && (
            <Notice title={t("tournament.demands")}>
              <RequirementList unmetRequirements={facesOf(entry.unmetRequirements)} />
            </Notice>
          )}
        </>
      )}
      {entry.kind === "over" && (
        <>
          {own?.is_participant && <OwnResult own={own} status={tournament.status} />}
          <div className="flex flex-wrap items-center gap-3 text-muted">
            {t("tournament.over")}
            <ButtonLink variant="secondary" href={localePath(paths.tournaments())}>
              {t("tournament.other")}
            </ButtonLink>
          </div>
        </>
      )}
      {resetsOnCashout && entry.kind !== "over" && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Icon name="warning" className="size-4 text-warning" />
          {t("tournament.resets")}
        </p>
      )}
    </div>
  );
}

const facesOf = (reasons: readonly (EntryReason | "other")[]) => reasons.map((reason) => reasonFaces[reason]);

type OwnResultProps = Pick<TournamentPageData, "own"> & Pick<TournamentPageData["tournament"], "status">;

/** The player's own place, points and prize. */
function OwnResult({ own, status }: OwnResultProps) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <section aria-label={t("tournaments.joined")} className="own-result">
      <p className="flex items-center gap-2 font-semibold text-positive">
        <Icon name="success" />
        {t("tournaments.joined")}
      </p>
      {own && status !== "future" && (
        <dl className="fact-grid level-facts">
          {own.place !== undefined && (
            <div>
              <dt>{t("tournament.place")}</dt>
              <dd className="tabular text-lg font-bold">{number(own.place)}</dd>
            </div>
          )}
          <div>
            <dt>{t("tournament.ownPoints")}</dt>
            <dd className="tabular text-lg font-bold">{number(own.points)}</dd>
          </div>
          {own.prize && (
            <div>
              <dt>{t("tournament.ownPrize")}</dt>
              <dd>
                <Money value={own.prize} className="text-lg font-bold text-positive" />
              </dd>
            </div>
          )}
        </dl>
      )}
      {status === "future" && <p className="text-sm text-muted">{t("tournament.notYet")}</p>}
      {status === "active" && own?.place === undefined && (
        <p className="text-sm text-muted">{t("tournament.playForPlace")}</p>
      )}
    </section>
  );
}
