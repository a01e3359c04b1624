import type { MessageKey } from "~/i18n/messages/catalogue";

/**
 * A validation error: a message key, optionally followed by a bar and its values as JSON. A plain string, because zod
 * and conform carry nothing else.
 */
export type Issue = string;

type NameUnder<Prefix extends string> = MessageKey extends infer Key
  ? Key extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;

/** Amounts become money and lists are joined only when the issue is translated. */
type IssueValue = string | number | { amount: string; currency: string } | string[];
export type IssueValues = Readonly<Record<string, IssueValue>>;

export function issueOf(key: MessageKey, values?: IssueValues): Issue {
  return values ? `${key}|${JSON.stringify(values)}` : key;
}

/** Creates an issue of the field rules (docs/product.md#5). */
export function fieldIssue(name: NameUnder<"common.fieldsValidatorErrors">, values?: IssueValues): Issue {
  return issueOf(`common.fieldsValidatorErrors.${name}`, values);
}

/** Rules whose text operators may override in `forms.validationMessages` (docs/contract.md#4.2). */
export type GenericRuleName = NameUnder<"common.validationMessages">;

export function genericIssue(rule: GenericRuleName, values?: IssueValues): Issue {
  return issueOf(`common.validationMessages.${rule}`, values);
}

/** A wrong field, which `rule` found: where operators worded that rule, their text is shown. */
export function wrongField(rule: GenericRuleName): Issue {
  return fieldIssue("wrongField", { rule });
}

/** Parses an issue; undefined for any other text, such as zod's own messages. */
export function readIssue(issue: Issue): { key: MessageKey; values: IssueValues } | undefined {
  const [, key, json] = /^([A-Za-z][\w-]*(?:\.[\w-]+)+)(?:\|(\{.*\}))?$/s.exec(issue) ?? [];
  if (!key) return undefined;
  try {
    return { key: key as MessageKey, values: json ? JSON.parse(json) : {} };
  } catch {
    return undefined;
  }
}
