import type { DialogBodyProps } from "~/dialogs/declaration";
import { useTranslate } from "~/i18n/use-translate";
import type { VerificationState } from "./verification-dialog.server";

const texts = {
  needed: "dialogs.verification.needed",
  again: "dialogs.verification.again",
  details: "dialogs.verification.details",
  pending: "dialogs.verification.pending",
  verified: "dialogs.verification.verified",
} as const;

export function VerificationBody({ data }: DialogBodyProps<VerificationState>) {
  return <p className="text-muted">{useTranslate()(texts[data])}</p>;
}
