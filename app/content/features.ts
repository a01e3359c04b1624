import type { CmsConfig } from "./cms-config";

/**
 * What the operator may have or not (contract 4.2, product 6). Off means that it is nowhere: routes say it in
 * their `handle`, dialogs and their ways on in their table, and menus leave out what leads there.
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

/** Whether the operator has something; what needs no switch is always there. */
export function hasFeatureOf(config: CmsConfig): (feature: Feature | undefined) => boolean {
  const features = featuresOf(config);
  return (feature) => feature === undefined || features[feature];
}

/** What the operator has switched off. */
export function missingFeatures(config: CmsConfig): Feature[] {
  return (Object.entries(featuresOf(config)) as [Feature, boolean][])
    .filter(([, isOn]) => !isOn)
    .map(([feature]) => feature);
}
