import { readFileSync } from "node:fs";
import {
  type CatalogueName,
  eventCatalogue,
  receivers,
} from "../../app/browser/runtime/tracking/event-catalogue";
import { consentSignals } from "../../app/browser/runtime/tracking/load-tag-manager";
import { typeText } from "../contract/type-text";
import { code, tableOf, withParts } from "../markdown";
import { jsonSchemaOf } from "../openapi/json-schema";

export const analyticsPath = new URL("../../docs/analytics.md", import.meta.url);

/** The document with its tables generated again. */
export function analyticsText(): string {
  return withParts(readFileSync(analyticsPath, "utf8"), {
    events: tableOf(["Event", "When", "Fields", "Receivers, and the consent that each needs"], eventRows()),
    receivers: tableOf(
      ["Receiver", "is"],
      Object.entries(receivers).map(([name, who]) => [code(name), who]),
    ),
    signals: tableOf(
      ["Consent signal", "is granted with"],
      Object.entries(consentSignals).map((signal) => signal.map(code)),
    ),
  });
}

function eventRows(): string[][] {
  return Object.entries(eventCatalogue).map(([name, { when, to, fields, ...rest }]) => [
    "isState" in rest ? `${name}, without \`event\`` : code(name),
    when,
    fieldsOf(name as CatalogueName),
    Object.entries(to)
      .map(([receiver, purposes]) => `${code(receiver)}: ${purposes.map(code).join(" or ")}`)
      .join("<br>"),
  ]);
}

function fieldsOf(name: CatalogueName): string {
  const { properties = {}, required = [] } = jsonSchemaOf(eventCatalogue[name].fields);
  const cells = Object.entries(properties).map(([field, node]) => {
    const mark = required.includes(field) ? "" : "?";
    const unit = node.unit ? ` (${node.unit})` : "";
    return `${code(field + mark)} ${typeText(node)}${unit}: ${node.description}`;
  });
  return cells.join("<br>");
}
