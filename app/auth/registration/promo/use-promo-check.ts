import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { paths } from "~/paths";
import { useLatest } from "../../use-latest";
import type { PromoCheck } from "./promo-check.server";

const DEBOUNCE_MS = 300;

export type PromoState = "none" | "loading" | "valid" | "invalid";

/** Whether the code that is being typed works (specification 4). Without script nobody asks before it is sent. */
export function usePromoCheck(served: string) {
  const fetcher = useFetcher<PromoCheck>();
  const isHydrated = useHydrated();
  const [code, setCode] = useState(served.trim());
  const asked = useRef("");
  const ask = useLatest(() => {
    asked.current = code;
    fetcher.submit({ promo_code: code }, { method: "post", action: paths.promoCheck() });
  });
  useEffect(() => {
    if (code === "") return;
    const timer = setTimeout(() => ask.current(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [code, ask]);
  return { state: stateOf(), type: (text: string) => setCode(text.trim()) };

  function stateOf(): PromoState {
    if (code === "" || !isHydrated) return "none";
    if (asked.current !== code || fetcher.state !== "idle") return "loading";
    const isValid = fetcher.data?.isValid ?? null;
    return isValid === null ? "none" : isValid ? "valid" : "invalid";
  }
}
