import { useTranslate } from "~/i18n/use-translate";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { Section } from "~/ui/section";
import { netSums } from "./net-position";
import type { NetPosition } from "./net-position.server";

/** Payments and rounds of a day, a week and a month, summed. Null when they could not be read. */
export function NetSection({ net }: { net: NetPosition | null }) {
  const t = useTranslate();
  return (
    <Section title={t("responsible.net.title")}>
      {net ? <Windows {...net} /> : <p className="text-muted text-sm">{t("responsible.net.failed")}</p>}
    </Section>
  );
}

function Windows({ windows, paymentsSince, roundsSince }: NetPosition) {
  const t = useTranslate();
  const cuts = [
    { text: t("responsible.net.cutPayments"), since: paymentsSince },
    { text: t("responsible.net.cutRounds"), since: roundsSince },
  ];
  return (
    <>
      <ul className="grid gap-4 tablet:grid-cols-3">
        {windows.map(({ days, sums }) => (
          <li key={days} className="panel">
            <h3 className="mb-2 font-semibold text-base">{t(`responsible.net.window.${days}`)}</h3>
            {sums.length === 0 && <p className="text-muted text-sm">{t("responsible.net.nothing")}</p>}
            {sums.map(({ currency, ...sum }) => (
              <dl key={currency} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
                {netSums.map((name) => {
                  const value = sum[name];
                  return value ? (
                    <div key={name} className="contents">
                      <dt className="text-muted">{t(`responsible.net.${name}`)}</dt>
                      <dd className="text-end">
                        <Money value={value} />
                      </dd>
                    </div>
                  ) : null;
                })}
              </dl>
            ))}
          </li>
        ))}
      </ul>
      {cuts.map(({ text, since }) =>
        since ? (
          <p key={text} className="mt-3 text-sm">
            {text} <Time value={since} />
          </p>
        ) : null,
      )}
      <p className="mt-3 max-w-(--cr-measure) text-muted text-sm">{t("responsible.net.meaning")}</p>
    </>
  );
}
