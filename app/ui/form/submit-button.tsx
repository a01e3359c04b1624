import { useHydrated } from "remix-utils/use-hydrated";
import { Button, type ButtonVariant } from "~/ui/button";

interface SubmitButtonProps {
  isPending: boolean;
  isReady?: boolean;
  label: string;
  pendingLabel?: string;
  variant?: ButtonVariant;
  /** Id of its description. */
  describedBy?: string;
}

/** Only disabled after hydration: without script the form can always be submitted. */
export function SubmitButton({
  isPending,
  isReady = true,
  label,
  pendingLabel,
  variant,
  describedBy,
}: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button
      size="l"
      variant={variant}
      aria-busy={isPending}
      aria-describedby={describedBy}
      disabled={isHydrated && (isPending || !isReady)}
    >
      {isPending ? (pendingLabel ?? label) : label}
    </Button>
  );
}
