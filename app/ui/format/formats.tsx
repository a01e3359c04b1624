import { createContext, type ReactNode, useContext, useMemo } from "react";
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  type MoneyValue,
  NOT_KNOWN,
} from "./format-values";

interface FormatSettings {
  locale: string;
  /** Time zone of dates in the server's HTML; `undefined` means the browser's own. */
  timeZone?: string;
  /** The word between a date and a time, such as Spanish "a las". */
  dateTimeJoin: string;
}

const FormatsContext = createContext<FormatSettings>({ locale: "en-US", timeZone: "UTC", dateTimeJoin: "" });

export function FormatsProvider({
  locale,
  timeZone,
  dateTimeJoin,
  children,
}: FormatSettings & { children: ReactNode }) {
  const settings = useMemo(() => ({ locale, timeZone, dateTimeJoin }), [locale, timeZone, dateTimeJoin]);
  return <FormatsContext.Provider value={settings}>{children}</FormatsContext.Provider>;
}

/** Formatters for numbers, lists, percentages, money and dates; what is not known is a dash. `zone` overrides the site's time zone. */
export function useFormats() {
  const { locale, timeZone, dateTimeJoin } = useContext(FormatsContext);
  return useMemo(
    () => ({
      money: (value: MoneyValue | null | undefined) => (value ? formatMoney(locale, value) : NOT_KNOWN),
      number: (value: number | undefined) => (value === undefined ? NOT_KNOWN : formatNumber(locale, value)),
      duration: (milliseconds: number) => formatDuration(locale, milliseconds),
      list: (names: readonly string[]) => formatList(locale, names),
      percent: (value: number) => formatPercent(locale, value),
      date: (iso: string, zone = timeZone) => formatDate(iso, zone),
      time: (iso: string, zone = timeZone) => formatTime(iso, zone),
      dateTime: (iso: string, zone = timeZone) => formatDateTime(iso, dateTimeJoin, zone),
    }),
    [locale, timeZone, dateTimeJoin],
  );
}
