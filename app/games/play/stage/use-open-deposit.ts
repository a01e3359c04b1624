import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/paths";

/** Leads to the deposit page, and from there back to `from`; as a document, because the cashier has another policy. */
export function useOpenDeposit(): (from: string) => void {
  const localePath = useLocalePath();
  return (from) => window.location.assign(localePath(paths.deposit({ from })));
}
