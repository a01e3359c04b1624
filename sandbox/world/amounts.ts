import { inEach, type Words } from "./words";

// Latin digits and the symbol where each locale has it, as the site writes the same amounts.

/** A whole amount in running text: "€100", "100 €". */
export function moneyText(amount: number, currency: string): Words {
  return written(amount, { style: "currency", currency, minimumFractionDigits: 0 });
}

/** `percent` counts hundredths: 100 is "100%", "100 %". */
export function percentText(percent: number): Words {
  return written(percent / 100, { style: "percent" });
}

function written(value: number, options: Intl.NumberFormatOptions): Words {
  return inEach((locale) =>
    new Intl.NumberFormat(locale, { numberingSystem: "latn", ...options }).format(value),
  );
}
