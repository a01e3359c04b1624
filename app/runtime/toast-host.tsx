import { type ReactNode, useCallback } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icon";
import { TOAST_SECONDS } from "~/ui/toast";
import { useLeaving } from "~/ui/use-leaving";
import { closeToast, type ToastMessage, useToasts } from "./toasts";

/** More would cover the page; the others wait until one has left. */
const AT_ONCE = 3;

/** Where all toasts stand. The region of those that scripts bring is there before them, so that they are read out. */
export function ToastHost({ children }: { children: ReactNode }) {
  return (
    <div className="toasts">
      {children}
      <div aria-live="polite" className="contents">
        {useToasts()
          .slice(0, AT_ONCE)
          .map((toast) => (
            <PassingToast key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

function PassingToast({ toast: { id, seconds = TOAST_SECONDS, children } }: { toast: ToastMessage }) {
  const t = useTranslate();
  const close = useCallback(() => closeToast(id), [id]);
  return (
    <div ref={useLeaving(seconds * 1000, close)} className="toast toast-card">
      {children}
      <button type="button" className="icon-button -my-2" aria-label={t("common.close")} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
