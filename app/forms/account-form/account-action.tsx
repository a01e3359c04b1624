import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import { useLocalePath } from "~/i18n/use-locale-path";
import { Button, type ButtonVariant } from "~/ui/button";

interface AccountActionProps {
  intent: string;
  id: string;
  /** Idempotency key of this rendering of the form: submitting it twice counts once. */
  attempt: string;
  variant?: ButtonVariant;
  /** Disabled for now: a click does nothing, but the button keeps the focus. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** A one-button form that acts on one item of the page; a refusal is shown by the page's `FormNotice`. */
export function AccountAction({
  intent,
  id,
  attempt,
  variant,
  isWaiting = false,
  children,
}: AccountActionProps) {
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const pendingForm = useNavigation().formData;
  const isPending = pendingForm?.get("intent") === intent && pendingForm.get("id") === id;
  return (
    <form method="post" action={localePath(pathname + withoutDialog(search))} data-keep-scroll="">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="attempt" value={attempt} />
      <Button
        variant={variant}
        aria-busy={isPending}
        aria-disabled={isPending || isWaiting}
        onClick={isWaiting ? (event) => event.preventDefault() : undefined}
      >
        {children}
      </Button>
    </form>
  );
}
