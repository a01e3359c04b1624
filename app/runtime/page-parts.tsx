import { useEffect } from "react";
import { prepareErrorPages } from "~/shell/system-pages/late-error-page";
import { ImageFallback } from "./document/image-fallback";
import { PreserveHash } from "./navigation/preserve-hash";
import { RuntimeHost } from "./runtime-host";
import { whenStayed } from "./time/when-stayed";

export function PageParts() {
  useEffect(() => {
    // A page may fail because files cannot be loaded, so what says so is loaded before. It is asked for again then.
    void whenStayed().then(() => prepareErrorPages().catch(() => {}));
  }, []);
  return (
    <>
      <RuntimeHost />
      <PreserveHash />
      <ImageFallback />
    </>
  );
}
