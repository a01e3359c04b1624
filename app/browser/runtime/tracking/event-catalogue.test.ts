import { afterEach, describe, expect, it, vi } from "vitest";
import { consentValue, optionalPurposes } from "~/session/consent";
import { eventCatalogue, eventsFor, type TrackedEvent } from "./event-catalogue";
import { storeEvent } from "./store-event";
import { pushToDataLayer, track } from "./track";

function openPage(consent: string) {
  vi.stubGlobal("window", { dataLayer: undefined });
  vi.stubGlobal("location", new URL("https://casino.example/"));
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("document", {
    documentElement: { dataset: { consent: "" } },
    cookie: `cr_consent=${consent}`,
  });
}
afterEach(() => vi.unstubAllGlobals());

it.each(eventsFor("dataLayer").filter((name) => name !== "campaign"))(
  "%s is told with the purposes that the catalogue names, and with no other",
  (name) => {
    const purposes: readonly string[] = eventCatalogue[name].to.dataLayer;
    for (const purpose of optionalPurposes) {
      openPage(consentValue([purpose]));
      (track as (event: TrackedEvent, fields: object) => void)(name as TrackedEvent, {});
      expect(window.dataLayer?.length ?? 0, purpose).toBe(purposes.includes(purpose) ? 1 : 0);
    }
  },
);

describe("what the catalogue does not have does not compile", () => {
  it.each([
    // @ts-expect-error: no such event
    () => track("balance", {}),
    // @ts-expect-error: sent to the platform only
    () => track("user_inactivity_pp"),
    // @ts-expect-error: no fields
    () => track("login", { email: "a@b.test" }),
    // @ts-expect-error: no such field
    () => track("popup_shown", { sysname: "spring", email: "a@b.test" }),
    // @ts-expect-error: its fields are missing
    () => track("popup_shown"),
    // @ts-expect-error: no such form
    () => track("error_code", { code: "x", form: "deposit" }),
    // @ts-expect-error: sent to the tag manager only
    () => storeEvent("login"),
    // @ts-expect-error: no fields
    () => storeEvent("user_inactivity_pp", { page: "x" }),
    // @ts-expect-error: no such state
    () => pushToDataLayer({ user_name: "Diana" }),
    // @ts-expect-error: a field of another type
    () => pushToDataLayer({ event: "purchase", transaction_id: 7, value: 1, currency: "EUR" }),
  ])("%#", (call) => expect(call).toBeTypeOf("function"));
});
