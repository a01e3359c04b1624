import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { paths } from "~/routing/paths";
import type { PromoCheck } from "./promo-check.server";

const DEBOUNCE_MS = 300;

export type PromoState = "none" | "loading" | "valid" | "invalid" | "tooMany";

/** Checks the code while it is typed (docs/product.md#4); needs script. */
export function usePromoCheck(served: string) {
  const { submit, state: activity, data } = useFetcher<PromoCheck>();
  const isHydrated = useHydrated();
  const [code, setCode] = useState(served.trim());
  const type = useCallback((text: string) => setCode(text.trim()), []);
  const checkedCode = useRef("");
  useEffect(() => {
    if (code === "") return;
    const timer = setTimeout(() => {
      checkedCode.current = code;
      submit({ promo_code: code }, { method: "post", action: paths.promoCheck() });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [code, submit]);
  return { code, state: stateOf(), seconds: data?.seconds, type };

  function stateOf(): PromoState {
    if (code === "" || !isHydrated) return "none";
    if (checkedCode.current !== code || activity !== "idle") return "loading";
    if (data?.seconds !== undefined) return "tooMany";
    const isValid = data?.isValid ?? null;
    return isValid === null ? "none" : isValid ? "valid" : "invalid";
  }
}
