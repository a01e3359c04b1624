/** Remix's future flags that the build and what is rendered by itself have in common. */
export const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  // Off: matching `/__manifest` costs seconds of CPU on hostile paths, and 2.17.5 has no fix.
  v3_lazyRouteDiscovery: false,
} as const;
