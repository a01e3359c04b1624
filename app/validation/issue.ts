import type { MessageKey } from "~/i18n/messages/catalogue";

/** What is wrong with a value: a message key, and after a bar its values as JSON. Zod and conform carry plain strings. */
export type Issue = string;

type NameUnder<Prefix extends string> = MessageKey extends infer Key
  ? Key extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;

/** An amount with its currency is written as money, a list with commas; both only when the issue is shown. */
type IssueValue = string | number | { amount: string; currency: string } | string[];
export type IssueValues = Readonly<Record<string, IssueValue>>;

export function issueOf(key: MessageKey, values?: IssueValues): Issue {
  return values ? `${key}|${JSON.stringify(values)}` : key;
}

/** An issue of the field rules (product 5). */
export function fieldIssue(name: NameUnder<"common.fieldsValidatorErrors">, values?: IssueValues): Issue {
  return issueOf(`common.fieldsValidatorErrors.${name}`, values);
}

/** Rules whose text an operator may word in `forms.validationMessages` (contract 4.2). */
export type GenericRuleName = NameUnder<"common.validationMessages">;

export function genericIssue(rule: GenericRuleName, values?: IssueValues): Issue {
  return issueOf(`common.validationMessages.${rule}`, values);
}

/** Undefined for a text that is no issue of ours, such as a message zod wrote itself. */
export function readIssue(issue: Issue): { key: MessageKey; values: IssueValues } | undefined {
  const [, key, json] = /^([A-Za-z][\w-]*(?:\.[\w-]+)+)(?:\|(\{.*\}))?$/s.exec(issue) ?? [];
  if (!key) return undefined;
  try {
    return { key: key as MessageKey, values: json ? JSON.parse(json) : {} };
  } catch {
    return undefined;
  }
}
