import { fieldIssue } from "../issue";
import { matching, requiredText } from "./rule";

/** Any text: login, document type and number, cpf (product 5). `isRequired: false` there is `optional()` here. */
export function textRule() {
  return requiredText(fieldIssue("requiredField"));
}

/** One of a few; an empty one is simply wrong (product 5). */
export function sexRule() {
  return requiredText(fieldIssue("wrongField"));
}

/** Letters, spaces and `. ' -`. */
export function cardHolderRule() {
  return requiredText(fieldIssue("requiredField"), matching(/^[\p{L}\p{M} .'-]+$/u));
}
