import { DateTimeSchema } from "~/upstream/dates";
import type { Money } from "./entities/money";
import type { PlatformRefusal } from "./errors";
import { AmountSchema, CurrencyCodeSchema } from "./wire";

/** Parameters that have another name in a form (docs/product.md#8). */
const SWAPPED: Record<string, string> = { phone: "mobile", mobile: "phone" };

/**
 * Returns the first error code of each field that the refusal names, by field name. Reads both forms of
 * docs/contract.md#2: `invalid_parameters` of an InvalidParameterException, and the `error_data` of an
 * InvalidRequestException itself. Names are those of the form: phone and mobile swapped, `requisites[x]` as
 * `requisites.x`. Empty when no field is named.
 */
export function fieldErrors(refusal: PlatformRefusal): Record<string, string> {
  const { invalid_parameters: inside } = refusal.errorData;
  const hasOwnForm = refusal.type === "InvalidRequestException" && !isRecord(inside);
  const blamed = hasOwnForm ? refusal.errorData : inside;
  if (!isRecord(blamed)) return {};
  const errors = new Map<string, string>();
  for (const [name, codes] of Object.entries(blamed)) {
    const first = Array.isArray(codes) ? codes[0] : undefined;
    if (typeof first === "string") errors.set(fieldName(name), first);
  }
  return Object.fromEntries(errors);
}

/** Returns the platform's names of missing profile fields (docs/contract.md#2, #row-11 and #row-23). */
export function missingFields({ errorData: { fields } }: Pick<PlatformRefusal, "errorData">): string[] {
  return Array.isArray(fields) ? fields.filter((name) => typeof name === "string") : [];
}

/**
 * Returns the seconds until a new code may be requested: `error_data.resend_time`, else the number that ends the
 * message (docs/product.md#8). Undefined when the refusal has neither.
 */
export function resendSeconds(refusal: PlatformRefusal): number | undefined {
  const { resend_time: given } = refusal.errorData;
  if (typeof given === "number" && Number.isFinite(given) && given >= 0) return given;
  const ending = /(\d{1,6})\s*$/.exec(refusal.message)?.[1];
  return ending === undefined ? undefined : Number(ending);
}

/**
 * Returns an amount of the refusal's data, in its currency or else in `currency`: as replies do, it may be a number
 * (docs/contract.md#1.7). Undefined when there is none, or a negative one.
 */
export function refusedAmount(
  { errorData }: Pick<PlatformRefusal, "errorData">,
  name: string,
  currency: string,
): Money | undefined {
  const amount = AmountSchema.safeParse(errorData[name]).data;
  if (amount === undefined || amount.startsWith("-")) return undefined;
  return { amount, currency: CurrencyCodeSchema.safeParse(errorData.currency).data ?? currency };
}

/** Returns a moment of the refusal's data as ISO 8601 (docs/contract.md#1.8); undefined when it is none. */
export function refusedMoment(
  { errorData }: Pick<PlatformRefusal, "errorData">,
  name: "until" | "expired_at",
): string | undefined {
  return DateTimeSchema.safeParse(errorData[name]).data;
}

const USUAL_WAIT = 60;

/** Returns the seconds until a rate-limited call may be retried (docs/contract.md#2, #row-15). */
export function waitSeconds(refusal: PlatformRefusal): number {
  const { retry_after: given } = refusal.errorData;
  return typeof given === "number" && given > 0 ? Math.ceil(given) : (resendSeconds(refusal) ?? USUAL_WAIT);
}

function fieldName(parameter: string): string {
  return SWAPPED[parameter] ?? parameter.replace(/\[([^\]]*)\]/g, ".$1");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
