import { useHydrated } from "remix-utils/use-hydrated";
import { Button } from "./button";

interface SubmitButtonProps {
  isPending: boolean;
  isReady?: boolean;
  label: string;
  pendingLabel?: string;
}

/** Disabled by a script alone: what the server wrote can always be sent. */
export function SubmitButton({ isPending, isReady = true, label, pendingLabel }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button size="l" aria-busy={isPending} disabled={isHydrated && (isPending || !isReady)}>
      {isPending ? (pendingLabel ?? label) : label}
    </Button>
  );
}
