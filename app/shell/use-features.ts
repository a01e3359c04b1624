import { createContext, useContext } from "react";
import type { Feature } from "~/content/features";

const Missing = createContext<readonly Feature[]>([]);

/** Given what the operator has switched off. */
export const MissingFeatures = Missing.Provider;

/** Whether the operator has something; what needs no switch is always there. */
export function useFeatures(): (feature: Feature | undefined) => boolean {
  const missing = useContext(Missing);
  return (feature) => feature === undefined || !missing.includes(feature);
}
