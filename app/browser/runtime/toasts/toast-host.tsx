import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { Toast } from "~/ui/feedback/toast";
import { closeToast, type ToastMessage, useToasts } from "./toasts";

/** Maximum number of visible toasts; the others are queued. */
const AT_ONCE = 3;

/** Renders all toasts. The live region exists before its toasts, as announcements require. */
export function ToastHost({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const toasts = useToasts().slice(0, AT_ONCE);
  const isTrouble = ({ tone }: ToastMessage) => tone === "danger";
  const passing = ({ id, ...toast }: ToastMessage) => (
    <Toast key={id} {...toast} isAnnounced closeLabel={t("common.close")} onClose={() => closeToast(id)} />
  );
  return (
    <div className="toasts">
      {children}
      <div role="status" aria-live="polite" aria-atomic="false" className="contents">
        {toasts.filter((toast) => !isTrouble(toast)).map(passing)}
      </div>
      {toasts.filter(isTrouble).map(passing)}
    </div>
  );
}
