import { fieldIssue, wrongField } from "../issue";
import { matching, requiredText } from "./rule";

/**
 * Any text: login, document type and number, cpf (docs/product.md#5). For the product's `isRequired: false` use
 * `optional()`.
 */
export function textRule() {
  return requiredText(fieldIssue("requiredField"));
}

/** A select's value; empty counts as a wrong field (docs/product.md#5). */
export function sexRule() {
  return requiredText(fieldIssue("wrongField"));
}

/** Letters, spaces and `. ' -`. */
export function cardHolderRule() {
  return requiredText(fieldIssue("requiredField"), matching(/^[\p{L}\p{M} .'-]+$/u, wrongField("name")));
}
