import { useRouteLoaderData } from "@remix-run/react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/routing/paths";
import type { Viewer } from "~/shell/layout-data/layout-data";
import { useLayoutData } from "~/shell/layout-data/use-layout-data";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";

/** The break that a player takes by one press, on the pages of a layout; nothing where the market has none. */
export function BreakNow() {
  const game = useRouteLoaderData("shell/layouts/game-layout.route") as Viewer | undefined;
  return <BreakNowForm label={useLayoutData()?.breakNow ?? game?.breakNow} />;
}

/** Its form, with words that the server chose. */
export function BreakNowForm({ label }: { label: string | undefined }) {
  const localePath = useLocalePath();
  if (label === undefined) return null;
  return (
    <form method="post" action={localePath(paths.breakNow())} data-document="" className="break-now">
      <Button variant="secondary">
        <Icon name="ban" />
        {label}
      </Button>
    </form>
  );
}
