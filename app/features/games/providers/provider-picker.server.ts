import type { PageContext } from "~/context/app-context";
import { providerDetails } from "~/features/games/provider-details";

export interface PickerData {
  defaultCategory: string | undefined;
  /** Sorted by name. */
  providers: { sysname: string; name: string; gamesCount?: number }[];
}

/** Loads every provider that has games; null if the operator hides the filter (docs/contract.md#4.2). */
export async function loadProviderPicker({
  platform,
  content,
}: PageContext): Promise<{ data: PickerData } | null> {
  const [{ games }, all] = await Promise.all([content.config(), platform.call("games.getProviders")]);
  if (!games.hall.showProviders) return null;
  const providers = providerDetails(all).playable.map(({ sysname, name, games_count }) => ({
    sysname,
    name,
    gamesCount: games_count,
  }));
  return { data: { defaultCategory: games.hall.defaultCategory, providers } };
}
