import { z } from "zod";
import {
  type CatalogueName,
  eventCatalogue,
  eventsFor,
  type Receiver,
  receivers,
} from "../../app/browser/runtime/tracking/event-catalogue";

export const analyticsSchemaPath = new URL("../../docs/analytics.schema.json", import.meta.url);

/** What each receiver gets, as it arrives there. */
const arriving: Record<Receiver, (name: CatalogueName) => z.ZodType> = {
  dataLayer: (name) => {
    const { fields } = eventCatalogue[name];
    return "isState" in eventCatalogue[name] ? fields : fields.extend({ event: z.literal(name) });
  },
  platform: (name) => eventCatalogue[name].fields.extend({ event_name: z.literal(name) }),
  hit: (name) => eventCatalogue[name].fields,
};

/** Reads what a receiver gets: fails for whatever the catalogue does not have. */
export function receivedBy(receiver: Receiver): z.ZodType {
  return z
    .union(
      eventsFor(receiver).map((name) =>
        arriving[receiver](name).meta({ title: name, description: eventCatalogue[name].when }),
      ),
    )
    .meta({ description: `What is told to ${receivers[receiver]}.` });
}

/** The JSON Schema of all events, by receiver. */
export function analyticsSchemaText(): string {
  const ways = Object.keys(receivers) as Receiver[];
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    description: "Analytics events by receiver (docs/analytics.md).",
    $defs: Object.fromEntries(ways.map((receiver) => [receiver, definitionOf(receiver)])),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function definitionOf(receiver: Receiver): object {
  const { $schema: _dialect, ...definition } = z.toJSONSchema(receivedBy(receiver), { io: "input" });
  return definition;
}
