import { currencies } from "../../seed/currencies";
import { isoTime, minute } from "../../world/clock";
import { amountOf, scaleOf } from "../../world/money";
import type { Receipt } from "../../world/player";
import { hash } from "../../world/random";
import { type LocaleCode, type Words, words } from "../../world/words";

export const receiptLife = 30 * minute;

const labels = {
  key: words("Key", "Clave", "Chave", "Atslēga", "المفتاح"),
  address: words("Address", "Dirección", "Endereço", "Adrese", "العنوان"),
  network: words("Network", "Red", "Rede", "Tīkls", "الشبكة"),
  page: words("Payment page", "Página de pago", "Página de pagamento", "Maksājuma lapa", "صفحة الدفع"),
} satisfies Record<string, Words>;

const notes = {
  pix: words(
    "Scan the code with your bank's app, or copy the key into it.",
    "Escanea el código con la app de tu banco o copia la clave.",
    "Escaneie o código no app do seu banco ou copie a chave.",
    "Noskenē kodu savas bankas lietotnē vai iekopē tajā atslēgu.",
    "امسح الرمز بتطبيق مصرفك أو انسخ المفتاح إليه.",
  ),
  crypto: words(
    "Send exactly this amount. Other coins and networks are lost.",
    "Envía exactamente esta cantidad. Otras monedas y redes se pierden.",
    "Envie exatamente este valor. Outras moedas e redes se perdem.",
    "Nosūti tieši šo summu. Citas monētas un tīkli pazūd.",
    "أرسل هذا المبلغ بالضبط. العملات والشبكات الأخرى تضيع.",
  ),
};

interface Due {
  number: number;
  amount: number;
  currency: string;
  locale: LocaleCode;
  /** The deposit's page at the provider. */
  page: string;
  now: number;
}

/** By method: a code to scan, or an address to send to. */
export const receiptOf: Record<string, (due: Due) => Receipt> = {
  sandpix({ number, amount, currency, locale, page, now }) {
    const key = `00020126SANDBOXPIX${number}`;
    return {
      amount: amountOf(amount, scaleOf(currency)),
      currency,
      qr: page,
      requisites: [requisite("key", key, locale), requisite("page", page, locale)],
      expired_at: isoTime(now + receiptLife),
      note: notes.pix[locale],
    };
  },
  sandcrypto({ number, amount, currency, locale, page, now }) {
    const address = addressOf(number);
    const due = inTether(amount, currency);
    return {
      amount: due,
      currency: "USDT",
      qr: `tron:${address}?amount=${due}`,
      requisites: [
        requisite("address", address, locale),
        { ...requisite("network", "TRC-20", locale), is_copyable: false },
        requisite("page", page, locale),
      ],
      expired_at: isoTime(now + receiptLife),
      note: notes.crypto[locale],
    };
  },
};

function requisite(name: keyof typeof labels, value: string, locale: LocaleCode) {
  return { label: labels[name][locale], value, is_copyable: true };
}

/** One of its own for each deposit, 34 letters long as on that network. */
function addressOf(number: number): string {
  const letters = [0, 1, 2, 3, 4].map((part) => hash(`${number} ${part}`).toString(36).padStart(7, "a"));
  return `T${letters.join("").slice(0, 33)}`;
}

function inTether(amount: number, currency: string): string {
  const rate = Number(currencies.find(({ id }) => id === currency)?.rate ?? 1);
  return amountOf((amount / 10 ** scaleOf(currency) / rate) * 1_000_000, 6);
}
