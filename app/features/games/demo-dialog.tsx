import { useLocation } from "@remix-run/react";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import type { DialogBodyProps } from "~/dialogs/declaration";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";

export function DemoBody({ data: game }: DialogBodyProps<{ sysname: string; name: string } | null>) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  if (!game) return null;
  const demo = paths.game(game.sysname, { mode: "demo" });
  // The page behind is the demo already: closing the dialog is enough.
  if (pathname + withoutDialog(search) === demo) return null;
  return (
    <div className="dialog-actions">
      <ButtonLink size="l" variant="secondary" href={localePath(demo)}>
        {t("dialogs.demoMode.play", { name: game.name })}
      </ButtonLink>
    </div>
  );
}
