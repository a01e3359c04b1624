import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { purseOf } from "../play/rounds";
import { stakesIn } from "../play/stakes";
import { amountOf, scaleOf } from "../world/money";
import type { Player } from "../world/player";
import type { Launch } from "../world/world";
import { texts } from "./texts";

const steps = ["pick", "stake", "place"] as const;

const ticket = `<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M7 12H41V20A4 4 0 0 0 41 28V36H7V28A4 4 0 0 0 7 20Z"/><path d="M18 12V36" stroke-dasharray="3 3"/><path d="M25 20H34M25 28H31"/></svg>`;

/** The slip: without a script its fields alone, which count for what is ticked in the lists. */
export function slip(
  { launch, purse, lowest }: { launch: Launch; purse: string; lowest: string },
  player: Player | null,
  notice: string,
): string {
  const { locale } = launch;
  const { currency } = purseOf(launch, player);
  const word = (
    name: "slip" | "empty" | "odds" | "stakeEach" | "stake" | "totalStake" | "returns" | "accept" | "place",
  ) => escapeHtml(texts[name][locale]);
  const stakes = stakesIn(currency).map((stake) => amountOf(stake, scaleOf(currency)));
  const short = (stake: string) => stake.replace(/\.?0+$/, (end) => (stake.includes(".") ? "" : end));
  const kind = (name: "single" | "combined", isChecked: boolean) =>
    `<label><input type="radio" name="kind" value="${name}"${isChecked ? " checked" : ""}><span>${escapeHtml(texts[name][locale])}</span></label>`;
  const sum = (id: string, name: "odds" | "totalStake" | "returns") =>
    `<p class="sum script" id="${id}-row"><span>${word(name)}</span> <b id="${id}">–</b></p>`;
  return `<aside id="slip" aria-label="${word("slip")}">
<button type="button" class="handle script" id="handle" aria-expanded="false"><span>${word("slip")}</span> <b id="count">0</b> <small id="brief-row">${word("odds")} <b id="brief"></b></small></button>
<div class="slip">
<h2>${word("slip")}</h2>
${purse}
<div class="kinds" role="radiogroup" aria-label="${word("slip")}">${kind("single", false)}${kind("combined", true)}</div>
<ul id="legs"></ul>
<div id="empty">${ticket}<p>${word("empty")}</p><ol>${steps.map((step) => `<li>${escapeHtml(texts.steps[step][locale])}</li>`).join("")}</ol></div>
<label class="field"><span id="stake-label">${word("stake")}</span><input name="stake" inputmode="decimal" autocomplete="off" value="${stakes[2]}"></label>
<div class="stakes script">${stakes.map((stake) => `<button type="button" data-stake="${stake}">${short(stake)}</button>`).join("")}</div>
${sum("total", "odds")}${sum("spent", "totalStake")}${sum("returns", "returns")}
<label class="check"><input type="checkbox" name="accept" value="1"><span>${word("accept")}</span></label>
<p role="status" id="message">${escapeHtml(notice)}</p>
<button class="accent" id="place">${word("place")}</button>
</div>
${lowest}
</aside>`;
}
