import type { AppContext } from "~/context/app-context";
import { wasRequired } from "~/forms/account-requirements/required.server";
import { personalFields } from "~/forms/validation/fields/personal-fields.server";
import { editableFields, savedValues } from "./personal-model";

/** `met` unless the platform has asked for a fuller profile, or a field that it requires is empty. */
export async function loadFillProfile(context: AppContext) {
  const isOpen = (await wasRequired(context, "profile")) || (await hasEmptyField(context));
  return isOpen ? { data: undefined } : ("met" as const);
}

async function hasEmptyField(context: AppContext): Promise<boolean> {
  const profile = await context.platform.call("account.getprofileinfo", { fields: ["document"] });
  const fields = await personalFields(context, undefined, profile.country_code);
  const saved = savedValues(profile);
  return editableFields(fields).some(({ sysname, attributes }) => attributes.is_required && !saved[sysname]);
}
