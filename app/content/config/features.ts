import type { CmsConfig } from "./cms-config";

/**
 * Feature switches of the operator (docs/contract.md#4.2, docs/product.md#6). A feature that is off appears nowhere:
 * routes declare theirs in `handle`, dialogs in their table, and menus omit the links to them.
 */
export function featuresOf({ product: { features }, loyalty, games }: CmsConfig) {
  return {
    twoFactorAuth: features.twoFactorAuth,
    identityVerification: Boolean(features.identityVerificationProvider),
    responsibleGaming: features.responsibleGaming,
    betHistory: features.betHistory,
    loyalty: features.loyalty,
    loyaltyShop: features.loyalty && loyalty.shopEnabled,
    characters: features.loyalty && features.characters,
    demo: games.demoEnabled,
  };
}

export type Features = ReturnType<typeof featuresOf>;
export type Feature = keyof Features;

/** Returns a predicate for whether a feature is on; `undefined`, which has no switch, always is. */
export function hasFeatureOf(config: CmsConfig): (feature: Feature | undefined) => boolean {
  const features = featuresOf(config);
  return (feature) => feature === undefined || features[feature];
}

/** The features that are switched off. */
export function missingFeatures(config: CmsConfig): Feature[] {
  return (Object.entries(featuresOf(config)) as [Feature, boolean][])
    .filter(([, isOn]) => !isOn)
    .map(([feature]) => feature);
}
