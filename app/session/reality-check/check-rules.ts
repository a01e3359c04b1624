import type { AppConfig } from "~/context/app-config";

/** Minutes between reality checks that a player can choose where no market says them; `0`: never. */
const ownChoices = ["0", "15", "30", "60", "120"];

interface CheckRules {
  /** Minutes between two checks that can be chosen; `0`: never. */
  choices: readonly string[];
  /** That of a player who has chosen none. */
  standard: string;
}

/** The market's rules for reality checks: they cannot be switched off where it demands them. */
export function checkRules({ market }: Pick<AppConfig, "market">): CheckRules {
  const check = market?.check;
  if (!check) return { choices: ownChoices, standard: "0" };
  const minutes = check.choices.map(String);
  return {
    choices: check.mode === "must" ? minutes : ["0", ...minutes],
    standard: check.mode === "offer" ? "0" : String(check.minutes),
  };
}

/** The interval that a stored text means. */
export function toInterval(text: string | undefined, { choices, standard }: CheckRules): string {
  return choices.find((one) => one === text) ?? standard;
}
