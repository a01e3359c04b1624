import { type Location, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Keeps a URL's hash across redirects (docs/product.md#2.2). Browsers do so; the router gets the redirect from the
 * server, which never receives the hash.
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

/** The router marks redirects in the location's state. */
function isRedirected({ state }: Location): boolean {
  return typeof state === "object" && state !== null && "_isRedirect" in state;
}
