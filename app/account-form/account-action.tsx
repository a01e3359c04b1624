import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { withoutDialog } from "~/dialogs/dialog-query";
import { useLocalePath } from "~/i18n/use-locale-path";
import { Button, type ButtonVariant } from "~/ui/button";

interface AccountActionProps {
  intent: string;
  id: string;
  /** Names this showing of the form, so that sending it twice is sending it once. */
  attempt: string;
  variant?: ButtonVariant;
  /** Not yet: pressing it does nothing, and it keeps the focus. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** One button that does one thing to one thing of the page; what came of it stands in the page's `FormNotice`. */
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
  const sending = useNavigation().formData;
  const isPending = sending?.get("intent") === intent && sending.get("id") === id;
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
