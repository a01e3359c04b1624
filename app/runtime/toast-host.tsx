import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { Toast } from "~/ui/toast";
import { closeToast, type ToastMessage, useToasts } from "./toasts";

/** More would cover the page; the others wait until one has left. */
const AT_ONCE = 3;

/** Where all toasts stand. The region of those that scripts bring is there before them, so that they are read out. */
export function ToastHost({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const toasts = useToasts().slice(0, AT_ONCE);
  const isTrouble = ({ tone }: ToastMessage) => tone === "danger";
  const passing = ({ id, ...toast }: ToastMessage) => (
    <Toast key={id} {...toast} isSaid closeLabel={t("common.close")} onClose={() => closeToast(id)} />
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
