import { useNavigate } from "@remix-run/react";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { Button } from "~/ui/button";
import { Badge } from "~/ui/feedback/badge";
import { EmptyState } from "~/ui/feedback/empty-state";
import { useFormats } from "~/ui/format/formats";
import { MethodMark } from "./method-mark";
import type { MethodSummary } from "./payment-methods";

interface MethodPickerProps {
  label: string;
  methods: readonly MethodSummary[];
  /** The chosen method, whose row is open. */
  current: string | null;
  /** Path of the page with a method chosen. */
  pathOf: (sysname: string) => string;
  /** Path that takes the choice as `method`, for forms without script. */
  action: string;
  /** Further values for `action`. */
  query?: Readonly<Record<string, string | undefined>>;
  /** The method that the player used last. */
  lastUsed?: string | undefined;
  /** What the open row shows. */
  children?: ReactNode;
}

const FORM = "method-choice";
const PANEL = "method";

/** The payment methods: radios of one group, one line each. The chosen one opens. */
export function MethodPicker({
  label,
  methods,
  current,
  pathOf,
  action,
  query = {},
  lastUsed,
  children,
}: MethodPickerProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { money } = useFormats();
  const navigate = useNavigate();
  const [picked, setPicked] = useState(current);
  useEffect(() => setPicked(current), [current]);

  function pick(sysname: string) {
    setPicked(sysname);
    // Arrow keys pass over methods: only the first choice is a step of the browser's history.
    navigate(pathOf(sysname), { preventScrollReset: true, replace: picked !== null });
  }

  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it opens under its row, which may be the last in sight.
    const top = current === null ? undefined : panel.current?.getBoundingClientRect().top;
    if (top !== undefined && top > window.innerHeight / 2) panel.current?.scrollIntoView({ block: "start" });
  }, [current]);

  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice made before hydration
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>("[name=method]:checked")?.value;
    if (early && early !== current) pick(early);
  }, []);

  const [first] = methods;
  if (!first)
    return (
      <EmptyState icon="wallet" title={t("cashier.method.none.title")} text={t("cashier.method.none.text")} />
    );
  const limitsOf = ({ min, max }: MethodSummary) => t("payment.bounds", { min: money(min), max: money(max) });
  const areAlike = methods.every((method) => limitsOf(method) === limitsOf(first));
  return (
    <>
      {/* Apart from the radios, because the open row holds a form of its own. */}
      <form
        id={FORM}
        method="get"
        action={`${localePath(action)}#${PANEL}`}
        autoComplete="off"
        data-keep-scroll=""
        className="contents"
      >
        {Object.entries(query).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
      <fieldset ref={group} className="methods" data-open={current === null ? undefined : ""}>
        <legend>
          <h2 className="font-semibold text-lg">{label}</h2>
          {areAlike && <span className="method-limits">{limitsOf(first)}</span>}
        </legend>
        {methods.map((method) => (
          <Fragment key={method.sysname}>
            <label className="method">
              <input
                type="radio"
                form={FORM}
                name="method"
                value={method.sysname}
                checked={method.sysname === picked}
                onChange={() => pick(method.sysname)}
              />
              <MethodMark picture={method.picture} />
              <span className="method-name">
                {method.name}
                {method.sysname === lastUsed && <Badge tone="positive">{t("cashier.method.lastUsed")}</Badge>}
              </span>
              <MethodTerms method={method} />
              {!areAlike && <span className="method-limits">{limitsOf(method)}</span>}
            </label>
            {method.sysname === current && (
              <div ref={panel} id={PANEL} className="method-panel">
                {children}
              </div>
            )}
          </Fragment>
        ))}
      </fieldset>
      <p className="method-go">
        <Button form={FORM} variant="secondary">
          {t("payment.choose")}
        </Button>
      </p>
    </>
  );
}

function MethodTerms({ method: { fee, time, isMobileOnly } }: { method: MethodSummary }) {
  const t = useTranslate();
  const { percent } = useFormats();
  return (
    <span className="method-facts">
      <span>
        {fee
          ? `${t("cashier.method.fee")} ${percent(Number(fee))}`
          : t(fee === null ? "cashier.method.feeUnknown" : "cashier.method.free")}
      </span>
      {time && <span>{time}</span>}
      {isMobileOnly && <span>{t("cashier.method.mobileOnly")}</span>}
    </span>
  );
}
