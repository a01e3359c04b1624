import { paths } from "../../app/routing/paths";
import { createVisitor } from "../support/visitor";
import { expect, test } from "./fixtures";
import { hiddenFields } from "./hidden-fields";

/** By rule and by field key, with values in both ways of writing them. */
const validationMessages = {
  required: "House rule: fill it in",
  password: "House rule: a longer password",
  insertPassword: "House rule: your password",
  sumError: "House rule: {min} up to $$max$$",
};
const deposit = paths.depositBy("sandinstant");

test("the operator's words for what is wrong stand in every form", async ({ site, sandbox }) => {
  await sandbox.config({ cmsConfig: { forms: { validationMessages } } });
  const visitor = createVisitor(site.url);
  const { login, password } = await sandbox.clone("demo@sandbox.test");

  const signIn = await visitor.send(paths.signIn(), { login, password: "" });
  expect(signIn.text).toContain(validationMessages.insertPassword);

  const register = paths.signUp();
  const registration = hiddenFields((await visitor.open(register)).text, "purpose");
  const registered = await visitor.send(register, { ...registration, intent: "register", email: "" });
  expect(registered.text).toContain(validationMessages.required);

  await visitor.send(paths.signIn(), { login, password });
  const payment = hiddenFields((await visitor.open(deposit)).text, "_token");
  const paid = await visitor.send(deposit, { ...payment, amount: "1" });
  expect(paid.text).toMatch(/House rule: €\d[\d.,]* up to €\d/);

  const security = paths.profileSecurity();
  const change = hiddenFields((await visitor.open(security)).text, "attempt");
  const changed = await visitor.send(security, { ...change, intent: "password", password: "a" });
  expect(changed.text).toContain(validationMessages.insertPassword);
  expect(changed.text).toContain(validationMessages.password);
});
