import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { EntryDetail } from "./history-entry";

export function EntryDetails({ facts }: { facts: readonly EntryDetail[] }) {
  const t = useTranslate();
  const { percent } = useFormats();
  return (
    <dl className="entry-facts">
      {facts.map((fact) => {
        const label = typeof fact.label === "string" ? t(fact.label) : fact.label.text;
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {"text" in fact && <bdi>{fact.text}</bdi>}
              {"percent" in fact && percent(fact.percent)}
              {"at" in fact && <Time value={fact.at} />}
              {"value" in fact && <Money value={fact.value} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
