import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { htmlPage } from "../http/html";
import { moneyText } from "../play/view";
import { paymentRows } from "../seed/payments";
import { minorUnitsOf } from "../world/money";
import type { Transaction } from "../world/player";
import { defaultLocale, fill, type LocaleCode, words } from "../world/words";
import { type CardEntry, type CardProblem, testCard } from "./card";
import { payStyle } from "./style";

interface Shown {
  deposit: Transaction;
  /** Whom it is paid to. */
  brand: string;
  locale: LocaleCode;
  /** Where the form is sent, and which window its answer belongs to. */
  address: string;
  target: string;
}

type Word = keyof typeof words.pay;

/** A deposit that waits for its payer. `card` is there when the provider has to ask for one. */
export function payPage(shown: Shown, card?: { entry: CardEntry; problems: CardProblem[] }): Response {
  const { locale, address, target, deposit } = shown;
  const word = (name: Word) => escapeHtml(words.pay[name][locale]);
  const pay = escapeHtml(fill(words.pay.success, { amount: amountIn(deposit, locale) })[locale]);
  const form = `<form method="post" action="${escapeHtml(address)}" target="${target}">
${card ? cardFields(card, locale) : ""}
<button class="first" name="choice" value="success">${pay}</button>
<div class="others">${(["pending", "fail", "cancel"] as const)
    .map((choice) => `<button name="choice" value="${choice}" formnovalidate>${word(choice)}</button>`)
    .join("")}</div>
</form>`;
  return frame(locale, `${summary(shown)}${form}`, card?.problems.length ? 422 : 200);
}

/** A deposit that is over: nothing to do but to go back. */
export function closedPage(shown: Shown, returnTo: string): Response {
  const { locale, deposit } = shown;
  const text = words.pay[deposit.status === "success" ? "isPaid" : "isOver"][locale];
  const back = `<a class="button first" href="${escapeHtml(returnTo)}" target="_top">${escapeHtml(words.pay.back[locale])}</a>`;
  return frame(locale, `${summary(shown)}<p role="status">${escapeHtml(text)}</p>${back}`);
}

/** The way back as a form that sends itself where scripts run, with a message for the shop as banks post it. */
export function returnPage(returnTo: string, locale: LocaleCode): Response {
  const form = `<form method="post" action="${escapeHtml(returnTo)}">
<input type="hidden" name="PaRes" value="${"eJx".repeat(40)}">
<button class="first">${escapeHtml(words.pay.back[locale])}</button>
</form><script>document.forms[0].submit()</script>`;
  return frame(locale, form);
}

export function unknownPage(locale: LocaleCode = defaultLocale): Response {
  return frame(locale, `<p role="alert">${escapeHtml(words.pay.unknown[locale])}</p>`, 404);
}

function summary({ deposit, brand, locale }: Shown): string {
  const row = paymentRows.find(({ sysname }) => sysname === deposit.method);
  const account = Object.values(deposit.requisites ?? {})[0];
  const lines: [Word, string][] = [
    ["method", row?.name[locale] ?? deposit.method],
    ...(account ? [["account", account] as [Word, string]] : []),
    ["order", deposit.id],
  ];
  const rows = lines.map(
    ([name, value]) =>
      `<div><dt>${escapeHtml(words.pay[name][locale])}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`,
  );
  return `<div><h1>${escapeHtml(amountIn(deposit, locale))}</h1><p class="soft">${escapeHtml(fill(words.pay.payTo, { name: brand })[locale])}</p></div>
<dl>${rows.join("")}</dl>`;
}

const inputs: Record<CardProblem, { word: Word; problem: Word; autocomplete: string; mode: string }> = {
  number: { word: "cardNumber", problem: "wrongNumber", autocomplete: "cc-number", mode: "numeric" },
  expires: { word: "expires", problem: "wrongExpires", autocomplete: "cc-exp", mode: "text" },
  code: { word: "code", problem: "wrongCode", autocomplete: "cc-csc", mode: "numeric" },
};

function cardFields(card: { entry: CardEntry; problems: CardProblem[] }, locale: LocaleCode): string {
  const field = (name: CardProblem) => {
    const { word, problem, autocomplete, mode } = inputs[name];
    const isWrong = card.problems.includes(name);
    const state = isWrong ? ` aria-invalid="true" aria-describedby="${name}-problem"` : "";
    // A security code is never shown again.
    const value = name === "code" ? "" : escapeHtml(card.entry[name]);
    return `<label>${escapeHtml(words.pay[word][locale])}<input name="${name}" value="${value}" required autocomplete="${autocomplete}" inputmode="${mode}"${state}>${
      isWrong
        ? `<span class="problem" id="${name}-problem">${escapeHtml(words.pay[problem][locale])}</span>`
        : ""
    }</label>`;
  };
  const test = escapeHtml(words.pay.testCard[locale]).replace("{number}", `<bdi dir="ltr">${testCard}</bdi>`);
  return `<div class="fields"><p class="soft">${test}</p>${field("number")}<div class="pair">${field("expires")}${field("code")}</div></div>`;
}

function frame(locale: LocaleCode, content: string, status = 200): Response {
  return htmlPage({
    locale,
    title: `${words.pay.title[locale]} · SandPay`,
    style: payStyle,
    content: `<main>
<header><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2 4 5v6c0 5 3.4 9.3 8 11 4.6-1.7 8-6 8-11V5zm-1.2 13.6-3.400-3.400 1.500-1.500 1.900 1.900 4.300-4.300 1.500 1.500z"/></svg>SandPay</header>
${content}
<p class="soft">${escapeHtml(words.pay.playMoney[locale])}</p>
</main>`,
    status,
  });
}

function amountIn(deposit: Transaction, locale: LocaleCode): string {
  return moneyText(minorUnitsOf(deposit), deposit.currency, locale);
}
