import { expect, it } from "vitest";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import type { FieldDefinition } from "~/platform/entities/account";
import type { Metadata } from "~/platform/entities/site";
import { PlatformFailure } from "~/platform/errors";
import { withChoices } from "./field-choices.server";

const regions = [{ value: "LV-RIX", label: "Riga" }];
const metadata: Metadata = {
  countries: [
    { code: "LV", name: "Latvia", phone_code: "371", regions },
    { code: "ES", name: "Spain", phone_code: "34", regions: [] },
  ],
  currencies: [],
  locales: [],
  limits: {},
  document_types: [{ value: "passport", label: "Passport" }],
};
const field = (
  sysname: string,
  type: FieldDefinition["type"],
  options?: FieldDefinition["attributes"]["options"],
) => ({
  sysname,
  type,
  attributes: { is_required: true, is_visible: true, options },
});

async function choices(fields: FieldDefinition[], country?: string, reply: Metadata | null = metadata) {
  let reads = 0;
  const platform = {
    call: async () => {
      reads += 1;
      if (!reply)
        throw new PlatformFailure({ kind: "status", status: 500, method: "metadata.get", wasSent: true });
      return reply;
    },
  };
  const { t } = createTranslator("en-US", catalogue);
  const context = { platform, t } as unknown as Parameters<typeof withChoices>[0];
  const given = await withChoices(context, fields, country);
  return {
    reads,
    values: given.map(({ attributes }) => attributes.options?.select?.map(({ value }) => value)),
  };
}

const bare = [
  field("country", "country_code"),
  field("region", "region"),
  field("document_type", "select"),
  field("sex", "select"),
];

it("fields that are a choice and come without any have those of the dictionaries", async () => {
  expect((await choices(bare, "LV")).values).toEqual([["LV", "ES"], ["LV-RIX"], ["passport"], ["1", "2"]]);
});

it("a choice that nobody knows stays a text", async () => {
  expect((await choices(bare, "ES")).values[1]).toBeUndefined();
  expect((await choices(bare, "LV", null)).values).toEqual([undefined, undefined, undefined, ["1", "2"]]);
});

it("what comes with choices keeps them, and nothing is read for it", async () => {
  const own = { select: [{ value: "BR", label: "Brazil" }] };
  const fields = [
    field("country", "country_code", own),
    field("region", "region", { select: [] }),
    field("email", "input"),
  ];
  expect(await choices(fields, "LV")).toEqual({ reads: 0, values: [["BR"], [], undefined] });
});
