import type { AppContext } from "~/context/app-context";
import { flagsOf, offeredCountries } from "~/forms/validation/fields/country-flags";
import { withWords } from "~/forms/validation/fields/form-field";
import { personalFields } from "~/forms/validation/fields/personal-fields.server";
import type { FieldDefinition, Profile } from "~/platform/entities/account";
import { PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { UpstreamFailure } from "~/upstream/errors";
import { type PersonalDetail, personalDetails } from "./personal-details";
import {
  editableFields,
  isLocked,
  ownFields,
  type PersonalModel,
  savedValues,
  startValues,
} from "./personal-model";

export interface Personal {
  details: PersonalDetail[];
  hasLocks: boolean;
  /** Null when the platform's list of fields cannot be read: only the details are shown. */
  form: PersonalModel | null;
}

/** Loads the player's own data and the form to change it (docs/product.md#3, docs/contract.md#3.1). */
export async function loadPersonal(context: AppContext, profile: Profile): Promise<Personal> {
  const definitions = await orNull(context, personalFields(context, undefined, profile.country_code));
  const { forms } = await context.content.config();
  const worded = ownFields(definitions ?? []).map((field) => withWords(field, forms.dictionary));
  return {
    details: personalDetails(context.t, profile, worded),
    hasLocks: worded.some((field) => field.attributes.is_visible && isLocked(field)),
    form: definitions && (await modelOf(context, definitions, profile)),
  };
}

/** Loads the form for `country`, by default the saved one; null when it cannot be read. */
export async function loadPersonalForm(
  context: AppContext,
  country: string | undefined,
): Promise<PersonalModel | null> {
  const read = context.platform.call("account.getprofileinfo", { fields: ["document"] });
  const profile = await orNull(context, read);
  if (!profile) return null;
  const moved = country && country !== profile.country_code ? country : undefined;
  const definitions = await orNull(context, personalFields(context, moved, country ?? profile.country_code));
  return definitions && modelOf(context, definitions, profile, country);
}

async function modelOf(
  { content }: AppContext,
  definitions: readonly FieldDefinition[],
  profile: Profile,
  country?: string,
): Promise<PersonalModel> {
  const [{ forms }, { iconsFlag }] = await Promise.all([content.config(), content.commonData()]);
  const fields = editableFields(definitions).map((field) => withWords(field, forms.dictionary));
  const all = savedValues(profile);
  const saved = Object.fromEntries(
    fields.flatMap(({ sysname }) => (all[sysname] === undefined ? [] : [[sysname, all[sysname]]])),
  );
  return {
    fields,
    saved: all.region ? { ...saved, region: all.region } : saved,
    values: startValues(fields, saved, country),
    flags: flagsOf(offeredCountries(fields), iconsFlag),
    preventEmoji: forms.preventEmoji,
  };
}

/** Returns null for failures and refusals; rethrows what ends the page and an expired session. */
async function orNull<T>({ log }: AppContext, read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    const isExpected = error instanceof PlatformRefusal || error instanceof UpstreamFailure;
    if (!isExpected || pageEndOf(error) || error.code === "NOT_AUTHORIZED") throw error;
    log.warn({ code: error.code }, "the form of a profile could not be read");
    return null;
  }
}
