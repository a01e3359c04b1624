import { createContext, useContext } from "react";
import type { Feature } from "~/content/config/features";

const Missing = createContext<readonly Feature[]>([]);

/** Provides the features that are off. */
export const MissingFeatures = Missing.Provider;

/** Whether a feature is on; `undefined` always is. */
export function useFeatures(): (feature: Feature | undefined) => boolean {
  const missing = useContext(Missing);
  return (feature) => feature === undefined || !missing.includes(feature);
}
