import { useEffect, useRef } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { useLatest } from "~/ui/use-latest";
import { type ProviderEvent, readFrameEvent } from "./providers";

interface ProviderFrameProps {
  url: string;
  onEvent: (event: ProviderEvent) => void;
}

/** Frames the provider's page. Accepts messages of its own window and origin only. */
export function ProviderFrame({ url, onEvent }: ProviderFrameProps) {
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useLatest(onEvent);
  useEffect(() => {
    const { origin } = new URL(url);
    function listen(message: MessageEvent) {
      if (message.source !== frame.current?.contentWindow || message.origin !== origin) return;
      const event = readFrameEvent(message.data);
      if (event) latest.current(event);
    }
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [url, latest]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={t("verification.check.frame")}
      allow="camera; microphone; fullscreen"
      className="h-[640px] w-full rounded-lg border border-line bg-surface-1"
    />
  );
}
