import { useEffect, useRef } from "react";
import { AutoRevalidate } from "~/browser/runtime/navigation/auto-revalidate";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button, ButtonLink } from "~/ui/button";
import type { ProviderStep } from "./deposit-view";

/** The provider's step of a deposit: a form posted to the provider, or its page in a frame. */
export function ProviderStepPanel({ step, name }: { step: ProviderStep; name: string }) {
  return step.flow === "form" ? <LeavingForm {...step} /> : <ProviderFrame {...step} name={name} />;
}

/** Submits itself, except after going back from the provider. */
function LeavingForm({ url, params }: Extract<ProviderStep, { flow: "form" }>) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [arrival] = performance.getEntriesByType("navigation");
    const isBack = arrival instanceof PerformanceNavigationTiming && arrival.type === "back_forward";
    if (!isBack) form.current?.submit();
  }, []);
  return (
    <section className="mx-auto grid max-w-[520px] justify-items-center gap-4 py-10 text-center">
      <h1 className="text-xl">{t("deposit.leave.title")}</h1>
      <p className="text-muted">{t("deposit.leave.text")}</p>
      <form ref={form} method="post" action={url} data-document="">
        {Object.entries(params).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button size="l">{t("deposit.leave.button")}</Button>
      </form>
    </section>
  );
}

function ProviderFrame({
  id,
  url,
  height,
  seconds,
  name,
}: Extract<ProviderStep, { flow: "iframe" }> & { name: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <section className="grid gap-4">
      <header>
        <h1 className="text-xl">{name}</h1>
        <p className="mt-2 text-muted">{t("deposit.frame.text")}</p>
      </header>
      <iframe
        src={url}
        title={t("deposit.frame.title")}
        height={height}
        allow="payment"
        referrerPolicy="strict-origin"
        className="w-full rounded-lg border border-line bg-surface-1"
      />
      <p>
        <ButtonLink variant="secondary" href={localePath(paths.payPending(id))}>
          {t("deposit.frame.done")}
        </ButtonLink>
      </p>
      {/* Script only: a reload of the document would lose the input in the frame. */}
      <AutoRevalidate seconds={seconds} isScriptOnly />
    </section>
  );
}
