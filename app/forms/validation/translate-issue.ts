import type { MessageKey } from "~/i18n/messages/catalogue";
import type { Translate } from "~/i18n/translator";
import { type Issue, type IssueValues, readIssue } from "./issue";

export interface IssueWording {
  /** Formats an amount in its currency. */
  money: (value: { amount: string; currency: string }) => string;
  /** The operator's `forms.validationMessages`. */
  dictionary: Readonly<Record<string, string>>;
  /** Uses the plain validators' texts for generic rules that the operator did not override. */
  isPlain?: boolean;
}

const DICTIONARY = "common.validationMessages.";

/** The dictionary's rule that an issue of the field rules corresponds to (docs/contract.md#4.2). */
const rules: Readonly<Record<string, string>> = {
  requiredField: "required",
  insertPhoneNumber: "required",
  insertEmailAddress: "required",
  insertPassword: "required",
  wrongPhoneFormat: "phone",
  wrongEmailAddress: "email",
  shortPassword: "password",
  longPassword: "password",
  notWalidPassword: "password",
  passwordsNotEqual: "sameAs",
  minCountSymbolsFakename: "fakename",
  specialSymbolsFakename: "fakename",
};

/** The operator's own text: looked up by the rule that the issue names, the whole key, its last part, or its rule. */
function ownText(
  dictionary: IssueWording["dictionary"],
  key: string,
  named: IssueValues[string] | undefined,
): string | undefined {
  const name = key.slice(key.lastIndexOf(".") + 1);
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  const found = [typeof named === "string" ? named : undefined, key, name, rule].find(
    (one) => one && Object.hasOwn(dictionary, one),
  );
  return (found && dictionary[found]) || undefined;
}

/** Placeholders are `$$min$$` in the dictionary of docs/product.md#5, and `{min}` in all other texts. */
function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\$\$(\w+)\$\$|\{(\w+)\}/g, (_, outer, inner) => String(values[outer ?? inner] ?? ""));
}

const plainTexts: Partial<Record<string, MessageKey>> = {
  required: "common.validators.required",
  email: "common.validators.email",
  minLength: "common.validators.minLength",
  maxLength: "common.validators.maxLength",
  sameAs: "common.validators.sameAs",
};

/** Translates an issue; any other text becomes a wrong field (docs/product.md#5). */
export function translateIssue(
  t: Translate,
  issue: Issue,
  { money, dictionary, isPlain }: IssueWording,
): string {
  const found = readIssue(issue);
  if (!found) return t("common.fieldsValidatorErrors.wrongField");
  const values = formatValues(t, found.values, money);
  const own = ownText(dictionary, found.key, found.values.rule);
  if (own) return filled(own, values);
  if (!found.key.startsWith(DICTIONARY)) return t(found.key, values);
  const rule = found.key.slice(DICTIONARY.length);
  const plain = plainTexts[rule];
  if (isPlain && plain) return t(plain, values);
  return filled(t(found.key), values);
}

function formatValues(t: Translate, values: IssueValues, money: IssueWording["money"]) {
  const written = Object.entries(values).map(([name, value]) => {
    if (Array.isArray(value)) {
      const parts = value.map((part) => (part === " " ? t("common.fieldsValidatorErrors.useSpace") : part));
      return [name, parts.join(" ")];
    }
    return [name, typeof value === "object" ? money(value) : value];
  });
  return Object.fromEntries(written) as Record<string, string | number>;
}
