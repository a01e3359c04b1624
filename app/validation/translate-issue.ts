import type { MessageKey } from "~/i18n/messages/catalogue";
import type { Translate } from "~/i18n/translator";
import { type Issue, type IssueValues, readIssue } from "./issue";

export interface IssueWording {
  /** Writes an amount in its currency. */
  money: (value: { amount: string; currency: string }) => string;
  /** The site's `forms.validationMessages`; without it the generic rules speak as plain validators do. */
  dictionary?: Readonly<Record<string, string>>;
}

const DICTIONARY = "common.validationMessages.";

const plainTexts: Partial<Record<string, MessageKey>> = {
  required: "common.validators.required",
  email: "common.validators.email",
  minLength: "common.validators.minLength",
  maxLength: "common.validators.maxLength",
  sameAs: "common.validators.sameAs",
};

/** The text of an issue; whatever is no issue of ours is told as a wrong field (specification 5). */
export function translateIssue(t: Translate, issue: Issue, { money, dictionary }: IssueWording): string {
  const found = readIssue(issue);
  if (!found) return t("common.fieldsValidatorErrors.wrongField");
  const values = writtenOut(t, found.values, money);
  if (!found.key.startsWith(DICTIONARY)) return t(found.key, values);
  const rule = found.key.slice(DICTIONARY.length);
  const plain = plainTexts[rule];
  if (!dictionary && plain) return t(plain, values);
  const text = (dictionary && Object.hasOwn(dictionary, rule) && dictionary[rule]) || t(found.key);
  return text.replace(/\$\$(\w+)\$\$/g, (_, name) => String(values[name] ?? ""));
}

function writtenOut(t: Translate, values: IssueValues, money: IssueWording["money"]) {
  const written = Object.entries(values).map(([name, value]) => {
    if (Array.isArray(value)) {
      const parts = value.map((part) => (part === " " ? t("common.fieldsValidatorErrors.useSpace") : part));
      return [name, parts.join(" ")];
    }
    return [name, typeof value === "object" ? money(value) : value];
  });
  return Object.fromEntries(written) as Record<string, string | number>;
}
