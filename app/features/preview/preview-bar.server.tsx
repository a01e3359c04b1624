import { renderToStaticMarkup } from "react-dom/server";
import type { AppContext } from "~/context/app-context";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { Button } from "~/ui/button";
import type { Preview } from "./preview.server";

/** Renders what stands above every page of a preview: that it is one, the other view of it, and the way out. */
export function renderPreviewBar(
  { basename, t }: Pick<AppContext, "basename" | "t">,
  { shows, isFramed }: Preview,
): string {
  const showsDrafts = shows === "draft";
  return renderToStaticMarkup(
    <section aria-label={t("preview.title")} className="preview-bar">
      <p>
        <strong>{t("preview.title")}</strong> {showsDrafts ? t("preview.drafts") : t("preview.published")}
      </p>
      {/* The page that it leads back to is the one that sends it: the bar outlives navigations. */}
      <form method="post" action={withBasename(basename, paths.preview())} data-document="">
        <Button variant="secondary" size="s" name="show" value={showsDrafts ? "published" : "draft"}>
          {showsDrafts ? t("preview.showPublished") : t("preview.showDrafts")}
        </Button>
        {/* Nothing but a preview may stand in the frame. */}
        {!isFramed && (
          <Button variant="secondary" size="s" name="show" value="">
            {t("preview.leave")}
          </Button>
        )}
      </form>
    </section>,
  );
}
