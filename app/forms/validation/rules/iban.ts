import { isValidIBAN } from "ibantools";
import { bareIban } from "../bare-iban";
import { genericIssue } from "../issue";
import { genericCheck } from "./generic";
import { requiredText } from "./rule";

/** An IBAN in its country's format, with a valid checksum. The country table is only loaded with this module. */
export function ibanRule() {
  return requiredText(genericIssue("required"), genericCheck("iban", isValidIBAN), bareIban);
}
