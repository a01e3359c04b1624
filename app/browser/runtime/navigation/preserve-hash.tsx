import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { framework } from "../build/own-build";

/**
 * Keeps a URL's hash across redirects (docs/product.md#2.2). Browsers do so; the router gets the redirect from the
 * server, which never receives the hash. React may skip the render before the redirect, so the router's own state is
 * read.
 */
export function PreserveHash() {
  const navigate = useNavigate();

  useEffect(() => {
    const { router } = framework();
    let wanted = "";
    return router?.subscribe(() => {
      const { navigation, location } = router.state;
      const next = navigation.location;
      if (next) {
        if (!next.state?._isRedirect) wanted = next.hash;
        return;
      }
      const to = { search: location.search, hash: wanted };
      wanted = "";
      // The router notifies of it before it is done.
      if (to.hash && !location.hash && location.state?._isRedirect)
        queueMicrotask(() => navigate(to, { replace: true }));
    });
  }, [navigate]);

  return null;
}
