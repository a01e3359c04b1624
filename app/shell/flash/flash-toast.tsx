import { useEffect, useRef, useState } from "react";
import { showToast } from "~/browser/runtime/toasts/toasts";
import { useTranslate } from "~/i18n/use-translate";
import type { Flash } from "~/session/flash/flash.server";
import { useRootData } from "~/shell/document/root-data";
import { Toast } from "~/ui/feedback/toast";

let count = 0;
/** The last one that was shown as a toast, or closed; outside of the component, which may be mounted again. */
let finished: Flash | undefined;

/**
 * Shows the previous page's flash message: the document's is server-rendered, later ones are toasts with timers of
 * their own. It stays when a revalidation brings no message.
 */
export function FlashToast() {
  const t = useTranslate();
  const loaded = useRootData()?.flash;
  const [written, setWritten] = useState(loaded === finished ? undefined : loaded);
  const known = useRef(loaded);
  useEffect(() => {
    if (!loaded || loaded === known.current) return;
    known.current = loaded;
    finished = loaded;
    count += 1;
    showToast({ id: `flash-${count}`, tone: loaded.tone, children: <FlashText flash={loaded} /> });
  }, [loaded]);
  if (!written) return null;
  const close = () => {
    finished = written;
    setWritten(undefined);
  };
  return (
    <Toast tone={written.tone} closeLabel={t("common.close")} onClose={close}>
      <FlashText flash={written} />
    </Toast>
  );
}

function FlashText({ flash: { text, way } }: { flash: Flash }) {
  return (
    <>
      {text}
      {way && (
        <a href={way.href} className="-mb-3 flex min-h-11 w-fit items-center underline underline-offset-4">
          {way.text}
        </a>
      )}
    </>
  );
}
