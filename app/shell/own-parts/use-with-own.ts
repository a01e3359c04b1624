import { createContext, useContext, useMemo } from "react";
import type { MaybeApart, OwnData } from "./own-parts";

const OwnDataContext = createContext<OwnData>({});

/** Provides what the document has of its player (`readOwnData()`). */
export const OwnDataProvider = OwnDataContext.Provider;

/** A loader's data with what is the player's own, where the document has it apart. */
export function useWithOwn<Data extends object | undefined>(routeId: string, data: Data): Data {
  const own = useContext(OwnDataContext)[routeId];
  return useMemo(() => ((data as MaybeApart | undefined)?.isApart ? { ...data, ...own } : data), [data, own]);
}
