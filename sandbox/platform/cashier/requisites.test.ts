import { describe, expect, it } from "vitest";
import { invalid, testSandbox } from "../../test-client";

const { client } = await testSandbox("requisites");

const post = (method: string, methodId: string, requisites: Record<string, string>, write = "makedeposit") =>
  client.write(`cashier.${write}`, {
    method,
    methodId,
    amount: "50",
    ...Object.fromEntries(Object.entries(requisites).map(([name, value]) => [`requisites[${name}]`, value])),
  });

describe.each(["makedeposit", "makewithdrawal"])("cards of %s", (write) => {
  const pay = (requisites: Record<string, string>) => post("sandcard", "1", requisites, write);

  it.each([
    ["sr_12", "555555...4444", "REQUISITES_PENDING", {}],
    ["sr_13", "400000...0002", "REQUISITES_VALIDATE", { externalActionId: "act-sr_13" }],
    ["sr_14", "400000...0069", "REQUISITES_FRAUD", {}],
  ])("%s is not ready, by id and by number", async (id, card_number, code, more) => {
    for (const requisites of [{ id }, { card_number }] as Record<string, string>[])
      expect(await pay(requisites)).toMatchObject({ status: 422, code, requisites_id: id, ...more });
  });

  const ready: Record<string, string>[] = [
    { id: "sr_11" },
    { card_number: "411111...1111" },
    { card_number: "4111111111111111" },
  ];
  it.each(ready)("%o is taken and shown masked", async (requisites) => {
    const { id } = await pay(requisites);
    const { items } = await client.read("cashier.gethistory");
    expect(items[0]).toMatchObject({ id, requisites: { card_number: "411111...1111" } });
  });

  it.each([
    [{}, { "requisites[card_number]": ["REQUIRED"] }],
    [{ card_number: "4111" }, { "requisites[card_number]": ["WRONG_FORMAT"] }],
    [{ card_number: "4111111111111112" }, { "requisites[card_number]": ["WRONG_VALUE"] }],
    [{ card_number: "424242...4242" }, { "requisites[card_number]": ["WRONG_VALUE"] }],
    [{ id: "sr_1" }, { "requisites[id]": ["WRONG_VALUE"] }],
  ])("%o is wrong", async (requisites, problems) => {
    expect(await pay(requisites as Record<string, string>)).toEqual(
      invalid(problems as Record<string, string[]>),
    );
  });
});

it("a card in full is the saved one that it masks to", async () => {
  expect(await post("sandcard", "1", { card_number: "4000000000000069" })).toMatchObject({
    code: "REQUISITES_FRAUD",
  });
});

it("no card is requested on the way out", async () => {
  expect(await post("sandcard", "1", { card_number: "new" }, "makewithdrawal")).toEqual(
    invalid({ "requisites[card_number]": ["WRONG_FORMAT"] }),
  );
});

it.each([
  ["sandiban", "5", { iban: "ES9121000418450200051333" }, "requisites[iban]", "WRONG_VALUE"],
  ["sandiban", "5", { iban: "es91" }, "requisites[iban]", "WRONG_FORMAT"],
  ["sandbank", "2", {}, "requisites[bank_id]", "REQUIRED"],
  ["sandbank", "2", { bank_id: "moon" }, "requisites[bank_id]", "WRONG_VALUE"],
  ["sandmobile", "6", { phone: "+34600" }, "requisites[phone]", "WRONG_FORMAT"],
])("%s %s %o", async (method, id, requisites, name, code) => {
  const answer = await post(method, id, requisites as unknown as Record<string, string>);
  expect(answer).toEqual(invalid({ [name]: [code] }));
});

it("phone, account and bank of a deposit", async () => {
  await post("sandmobile", "6", { phone: "34600000001" });
  await post("sandiban", "5", { iban: "ES9121000418450200051332" });
  await post("sandbank", "2", { bank_id: "north" });
  const { items } = await client.read("cashier.gethistory", { count: "3" });
  expect(items.map(({ requisites }: { requisites: object }) => requisites)).toEqual([
    { bank_id: "north" },
    { iban: "ES91...1332" },
    { phone: "3460*****0001" },
  ]);
});
