import { useEffect, useRef, useState } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { useRootData } from "~/root-data";
import { showToast } from "~/runtime/toasts";
import { Toast } from "~/ui/toast";
import type { Flash } from "./flash.server";

let count = 0;

/**
 * Says what the page before left to say: that of the document stands in it, those of the pages after it come by script,
 * each in its own time. It outlives a reload of the page's data, which brings no message.
 */
export function FlashToast() {
  const t = useTranslate();
  const loaded = useRootData()?.flash;
  const [written, setWritten] = useState(loaded);
  const known = useRef(loaded);
  useEffect(() => {
    if (!loaded || loaded === known.current) return;
    known.current = loaded;
    count += 1;
    showToast({ id: `flash-${count}`, tone: loaded.tone, children: <FlashText flash={loaded} /> });
  }, [loaded]);
  if (!written) return null;
  return (
    <Toast tone={written.tone} closeLabel={t("common.close")} onClose={() => setWritten(undefined)}>
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
