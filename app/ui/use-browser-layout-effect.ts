import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`, which warns during server rendering. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
