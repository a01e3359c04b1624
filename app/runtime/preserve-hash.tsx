import { type Location, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Carries the hash of an address over its redirect (product 2.2). A browser does so by itself; the router asks
 * the server, which never hears of a hash.
 */
export function PreserveHash() {
  const { location: next } = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  const wanted = useRef("");

  useEffect(() => {
    if (next && !isRedirected(next)) wanted.current = next.hash;
  }, [next]);

  useEffect(() => {
    const hash = wanted.current;
    wanted.current = "";
    if (hash && !here.hash && isRedirected(here))
      navigate(here.pathname + here.search + hash, { replace: true });
  }, [here, navigate]);

  return null;
}

/** The router says so in the state of the location that a redirect leads to. */
function isRedirected({ state }: Location): boolean {
  return typeof state === "object" && state !== null && "_isRedirect" in state;
}
