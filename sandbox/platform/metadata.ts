import { countries, countryName } from "../seed/countries";
import { currencies } from "../seed/currencies";
import { localesOf } from "../seed/locales";
import { amountOf } from "../world/money";
import { patched } from "../world/patches";
import { inLocale, type LocaleCode, words } from "../world/words";
import type { World } from "../world/world";
import type { MethodTable } from "./protocol/call";

const documentTypes = [
  { value: "passport", label: words.documents.passport },
  {
    value: "id_card",
    label: words.documents.idCard,
  },
  {
    value: "driving_licence",
    label: words.documents.drivingLicence,
  },
  { value: "cpf", label: words.documents.cpf },
];

export const metadataMethods: MethodTable = {
  "metadata.getgeneralinfo": {
    verb: "GET",
    cache: "S",
    handle: ({ world, locale }) => generalInfo(world, locale),
  },
  "metadata.get": {
    verb: "GET",
    cache: "S",
    handle: ({ world, locale }) => ({
      countries: countries.map(({ code, phoneCode, regions }) => ({
        code,
        name: countryName(code, locale),
        phone_code: phoneCode,
        regions: (regions ?? []).map(([value, label]) => ({ value, label })),
      })),
      currencies: inLocale(currencies, locale).map(({ id, name, symbol, scale }) => ({
        id,
        name,
        symbol,
        scale,
      })),
      locales: localeOptions(world),
      limits: Object.fromEntries(
        currencies.flatMap(({ id, scale }) => [
          [`min_deposit_${id}`, depositBound(id, scale, 10)],
          [`max_deposit_${id}`, depositBound(id, scale, 5000)],
        ]),
      ),
      document_types: inLocale(documentTypes, locale),
    }),
  },
};

const localeOptions = ({ settings }: World) => localesOf(settings).map(({ code, name }) => ({ code, name }));

/** docs/contract.md#7.3: magic amounts and bounds are a hundred times as high in yen. */
function depositBound(currency: string, scale: number, units: number): string {
  return amountOf(units * (currency === "JPY" ? 100 : 1) * 10 ** scale, scale);
}

export function generalInfo(world: World, locale: LocaleCode) {
  return patched(world, "generalInfo", {
    analytic: [{ type: "gtm", id: "GTM-SANDBOX" }],
    available_currencies: inLocale(currencies, locale)
      .filter(({ id }) => world.brand.currencies.includes(id))
      .map(({ id, name }) => ({ id, name })),
    available_locales: localeOptions(world),
    default_currency: world.brand.currencies[0],
    is_seon_enabled: false,
    domain_state: "active",
    domain_type: "main",
    is_bonus_isolation_enabled: false,
    is_game_history_export_enabled: true,
    time_to_force_logout: 0,
    user_inactivity_cashier_time: 0,
    user_inactivity_pp_time: 0,
  });
}
