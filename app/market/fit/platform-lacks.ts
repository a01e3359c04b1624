import type { Market } from "~/market/market-file";
import type { FieldDefinition } from "~/platform/entities/account";
import { isMethodAbsent } from "~/platform/errors";
import { exclusionPeriods } from "~/platform/exclusion-periods";
import type { PlatformClient } from "~/platform/platform-client";

type Platform = Pick<PlatformClient, "call">;

/** What the file requires and the platform does not seem to have: limits, periods, fields of registration. */
export async function platformLacks(market: Market, platform: Platform): Promise<string[]> {
  return [
    ...(await limitLacks(market, platform)),
    ...periodLacks(market),
    ...(await fieldLacks(market, platform)),
    ...(await historyLacks(market, platform)),
  ];
}

/** Other limits than those of deposits are an extension of the contract, whose method answers nobody but players. */
async function limitLacks({ limits }: Market, platform: Platform): Promise<string[]> {
  const kinds = limits.flatMap(({ kind, periods }) =>
    kind === "deposit" ? [] : `${kind} (${periods.join(", ")})`,
  );
  if (kinds.length === 0) return [];
  const isAbsent = await platform.call("account.getLimits").then(() => false, isMethodAbsent);
  return isAbsent
    ? [`the platform has no account.getLimits: players set no limit of ${kinds.join(", ")} on the site`]
    : [];
}

async function historyLacks({ history }: Market, platform: Platform): Promise<string[]> {
  const info = history && (await platform.call("metadata.getgeneralinfo").catch(() => undefined));
  return info && !info.is_game_history_export_enabled
    ? ["the platform exports no history of play: players are offered no file of it"]
    : [];
}

function periodLacks({ breaks, exclusion }: Market): string[] {
  const known: readonly string[] = exclusionPeriods;
  const strange = [...new Set([...breaks, ...exclusion.periods])].filter((period) => !known.includes(period));
  return strange.length > 0
    ? [`the platform takes no break or exclusion of ${strange.join(", ")}: the site does not offer them`]
    : [];
}

/** A registration has the fields of the platform's list. */
async function fieldLacks({ age, consent, countries }: Market, platform: Platform): Promise<string[]> {
  const read = (country: string) =>
    platform.call("Account.getPersonalDataFields", { country }).catch(() => undefined);
  const lists = await Promise.all(countries.map(async (country) => [country, await read(country)] as const));
  const hasField = (fields: readonly FieldDefinition[], name: string) =>
    fields.some(({ attributes, sysname }) => sysname === name && attributes.is_visible);
  return lists.flatMap(([country, fields]) => {
    if (!fields) return [];
    const { channels } = consent.marketing;
    const byPhone = channels.filter((channel) => channel !== "email").join(", ");
    return [
      ...(hasField(fields, "birth_date")
        ? []
        : [`registration in ${country} has no birth_date: nobody below ${age.min} is refused by the site`]),
      ...(channels.includes("email") && !hasField(fields, "email")
        ? [`registration in ${country} has no email: consent to letters is asked in the profile alone`]
        : []),
      ...(byPhone && !hasField(fields, "mobile")
        ? [`registration in ${country} has no mobile: consent by ${byPhone} is asked in the profile alone`]
        : []),
    ];
  });
}
