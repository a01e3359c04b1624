import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import { genericIssue } from "../issue";
import { genericCheck } from "./generic";
import { requiredText } from "./rule";

/** An IBAN in its country's format, with a valid checksum. The country table is only loaded with this module. */
export function ibanRule() {
  return requiredText(
    genericIssue("required"),
    genericCheck("iban", isValidIBAN),
    (value) => electronicFormatIBAN(value) ?? "",
  );
}
