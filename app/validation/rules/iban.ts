import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import { genericIssue } from "../issue";
import { genericCheck } from "./generic";
import { requiredText } from "./rule";

/** An account number in its country's format, with its checksum. The table of countries comes only with this file. */
export function ibanRule() {
  return requiredText(
    genericIssue("required"),
    genericCheck("iban", isValidIBAN),
    (value) => electronicFormatIBAN(value) ?? "",
  );
}
