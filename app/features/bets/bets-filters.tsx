import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button } from "~/ui/button";
import { Fold } from "~/ui/fold";
import { Field } from "~/ui/form/field";
import { ChipLinks } from "~/ui/lists/chip-links";
import { type BetsQuery, betKinds, betPeriods } from "./bets-query";

/** Filters of the list and the totals. */
export function BetsFilters({ query }: { query: BetsQuery }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { kind, period, from, to } = query;
  const hasDays = from !== undefined || to !== undefined;
  return (
    <div className="history-tools">
      <ChipLinks
        label={t("bets.kind")}
        links={[undefined, ...betKinds].map((name) => ({
          href: localePath(paths.bets({ ...query, kind: name })),
          name: t(`bets.kind.${name ?? "all"}`),
          isCurrent: name === kind,
        }))}
      />
      <ChipLinks
        label={t("bets.period")}
        links={[undefined, ...betPeriods].map((days) => ({
          href: localePath(paths.bets({ kind, period: days })),
          name: days ? t("bets.period.days", { count: Number(days) }) : t("bets.period.all"),
          isCurrent: !hasDays && days === period,
        }))}
      />
      <Fold title={t("bets.days")} isOpen={hasDays}>
        {/* The key remounts the form, so that its uncontrolled fields show the new query. */}
        <form key={`${from} ${to}`} action={localePath(paths.bets())} className="bets-days">
          {kind && <input type="hidden" name="kind" value={kind} />}
          <Field
            label={t("bets.days.from")}
            inputProps={{ type: "date", name: "from", defaultValue: from }}
          />
          <Field label={t("bets.days.to")} inputProps={{ type: "date", name: "to", defaultValue: to }} />
          <Button variant="secondary">{t("bets.days.show")}</Button>
        </form>
      </Fold>
    </div>
  );
}
