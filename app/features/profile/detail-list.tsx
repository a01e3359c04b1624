import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";

interface DetailRow {
  label: string;
  /** Shown as "not set" when empty. */
  value: ReactNode;
  /** A status or an action beside the value. */
  mark?: ReactNode;
}

/** A list of labelled rows about the player. */
export function DetailList({ rows }: { rows: readonly DetailRow[] }) {
  const t = useTranslate();
  return (
    <dl className="panel facts">
      {rows.map(({ label, value, mark }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            {value ? (
              <span className="min-w-0">
                <bdi>{value}</bdi>
              </span>
            ) : (
              <span className="text-muted">{t("profile.notSet")}</span>
            )}
            {mark}
          </dd>
        </div>
      ))}
    </dl>
  );
}
