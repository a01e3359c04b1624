import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { EntryDetail } from "./history-entry";

export function EntryDetails({ details }: { details: readonly EntryDetail[] }) {
  const t = useTranslate();
  const { percent } = useFormats();
  return (
    <dl className="entry-details">
      {details.map((detail) => {
        const label = typeof detail.label === "string" ? t(detail.label) : detail.label.text;
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {"text" in detail && <bdi>{detail.text}</bdi>}
              {"percent" in detail && percent(detail.percent)}
              {"at" in detail && <Time value={detail.at} />}
              {"value" in detail && <Money value={detail.value} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
