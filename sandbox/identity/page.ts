import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { htmlPage, inScript } from "../http/html";
import { payStyle } from "../pay/style";
import { type LocaleCode, words } from "../world/words";

export type Happened = "shown" | "submitted" | "approved" | "rejected";

interface Shown {
  locale: LocaleCode;
  /** Where the form is sent. */
  address: string;
  isAction: boolean;
  isInReview: boolean;
  happened: Happened;
}

type Word = keyof typeof words.identity;

export function checkPage({ locale, address, isAction, isInReview, happened }: Shown): Response {
  const word = (name: Word) => escapeHtml(words.identity[name][locale]);
  const others = (["approve", "reject"] as const)
    .map((choice) => `<button name="choice" value="${choice}">${word(choice)}</button>`)
    .join("");
  const documents = `<label>${word("document")}<select name="document"><option value="clear">${word("clear")}</option><option value="blurred">${word("blurred")}</option></select></label>
<button class="first" name="choice" value="submit">${word("submit")}</button>`;
  const isOver = happened === "approved" || happened === "rejected";
  const said = isOver ? word(happened) : isInReview ? word("inReview") : "";
  const form = isOver
    ? ""
    : `<form method="post" action="${escapeHtml(address)}">${isInReview ? "" : documents}<div class="others">${others}</div></form>`;
  const title = word(isAction ? "actionTitle" : "title");
  return frame(locale, `<h1>${title}</h1>${said && `<p role="status">${said}</p>`}${form}`, {
    happened,
    isAction,
  });
}

/** `expired`: the frame's owner brings a new token, so it is no failure. */
export function leftPage(locale: LocaleCode, why: "unknown" | "expired"): Response {
  const text = `<p role="alert">${escapeHtml(words.identity[why][locale])}</p>`;
  return frame(locale, text, { happened: why, isAction: false }, why === "expired" ? 200 : 404);
}

function frame(locale: LocaleCode, content: string, message: object, status = 200): Response {
  return htmlPage({
    locale,
    title: "SandID",
    style: `${payStyle}h1{font-size:1.25rem}select{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:.625rem;padding:.625rem .75rem;min-block-size:2.75rem;inline-size:100%}`,
    content: `<main>
<header>SandID</header>
${content}
<p class="soft">${escapeHtml(words.identity.testPage[locale])}</p>
</main>
<script>${notifyParent(message)}</script>`,
    status,
  });
}

/** docs/contract.md#o17 for whoever frames this page, and the provider's own words for its script. */
function notifyParent(message: object): string {
  return `const told=${inScript(message)};
if(parent!==window){
if(told.happened!=="shown")parent.postMessage({source:"idcheck",event:told.happened},"*");
parent.postMessage({source:"sandid-frame",...told,height:document.documentElement.scrollHeight},"*");
}`;
}
