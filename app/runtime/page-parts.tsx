import { useEffect } from "react";
import { prepareErrorPages } from "~/shell/system-pages/late-error-page";
import { UnansweredNotice } from "./connection/unanswered-notice";
import { ImageFallback } from "./document/image-fallback";
import { reserveErrorSpace } from "./document/reserve-error-space";
import { RuntimeHost } from "./runtime-host";
import { whenStayed } from "./time/when-stayed";

export function PageParts() {
  useEffect(() => {
    // A page may fail because files cannot be loaded, so what says so is loaded before. It is asked for again then.
    void whenStayed().then(() => prepareErrorPages().catch(() => {}));
  }, []);
  useEffect(() => reserveErrorSpace(document), []);
  return (
    <>
      <RuntimeHost />
      <ImageFallback />
      <UnansweredNotice />
    </>
  );
}
