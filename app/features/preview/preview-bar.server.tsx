import { renderToStaticMarkup } from "react-dom/server";
import type { AppContext } from "~/context/app-context";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { resolveTheme } from "~/session/preferences/theme";
import { Button } from "~/ui/button";
import { Fold } from "~/ui/fold";
import { Field } from "~/ui/form/field";
import { type Option, SelectField } from "~/ui/form/select-field";
import { formatDateTime } from "~/ui/format/format-values";
import type { Preview } from "./preview.server";
import { wallTime } from "./wall-time";

/** Renders the bar above every page of a preview: that it is one, its options, and the way out. */
export async function renderPreviewBar(context: AppContext, preview: Preview): Promise<string> {
  const { basename, config, cookies, locale, locales, nonce, t } = context;
  const { shows, isFramed, at, asVisitor } = preview;
  const zone = config.siteTimeZone;
  const showsDrafts = shows === "draft";
  const { themes } = await context.content.commonData();
  const themeNames = { dark: t("preview.dark"), light: t("preview.light") };
  return renderToStaticMarkup(
    <section aria-label={t("preview.title")} className="preview-bar">
      <p>
        <strong>{t("preview.title")}</strong> {showsDrafts ? t("preview.drafts") : t("preview.published")}{" "}
        {at !== undefined && t("preview.asOf", { time: timeOf(at, t("common.dateTimeJoin"), zone) })}{" "}
        {asVisitor && `${t("preview.as")}: ${t("preview.asVisitor")}.`}
      </p>
      {/* The page that it leads back to is the one that sends it: the bar outlives navigations. */}
      <form method="post" action={withBasename(basename, paths.preview())} data-document="">
        <Fold title={t("preview.choose")}>
          <div className="preview-choices">
            <Field
              label={t("preview.at")}
              hint={t("preview.atHint", { zone })}
              inputProps={{
                id: "preview-at",
                name: "at",
                type: "datetime-local",
                defaultValue: at === undefined ? "" : wallTime(at, zone),
              }}
            />
            <Choice
              name="locale"
              label={t("common.language")}
              value={locale.code}
              options={locales.map(({ code, name }) => ({ value: code, label: name }))}
            />
            <Choice
              name="theme"
              label={t("preview.theme")}
              value={resolveTheme(cookies, themes)}
              options={themes.map(({ type }) => ({ value: type, label: themeNames[type] }))}
            />
            <Choice
              name="as"
              label={t("preview.as")}
              value={asVisitor ? "visitor" : "self"}
              options={[
                { value: "self", label: t("preview.asSelf") },
                { value: "visitor", label: t("preview.asVisitor") },
              ]}
            />
            {/* The first button of a form is the one that Enter presses. */}
            <Button size="s" name="show" value={shows}>
              {t("preview.show")}
            </Button>
          </div>
        </Fold>
        <Button variant="secondary" size="s" name="show" value={showsDrafts ? "published" : "draft"}>
          {showsDrafts ? t("preview.showPublished") : t("preview.showDrafts")}
        </Button>
        {/* Only previews may be framed. */}
        {!isFramed && (
          <Button variant="secondary" size="s" name="show" value="">
            {t("preview.leave")}
          </Button>
        )}
      </form>
      {at !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours as a string of CSS
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: marking(t("preview.asOfNow")) }} />
      )}
      {isFramed && config.preview && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: origins of the configuration
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: reloading(config.preview.parents) }} />
      )}
    </section>,
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: Option[];
}

/** A select of the bar, whose id cannot clash with one of the page. */
function Choice({ name, label, value, options }: ChoiceProps) {
  const selectProps = { id: `preview-${name}`, name, defaultValue: value, options };
  return <SelectField label={label} selectProps={selectProps} />;
}

const timeOf = (moment: number, join: string, zone: string) =>
  formatDateTime(new Date(moment).toISOString(), join, zone);

/** The panel says so after it has saved or published the entry. */
function reloading(parents: readonly string[]): string {
  const isReported = `${inScript(parents)}.includes(event.origin)&&event.data?.type==="strapiUpdate"`;
  return `addEventListener("message",(event)=>{if(${isReported})location.reload()})`;
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Marks the platform's parts of a page as not of the chosen day (`preview-bar.css`). */
function marking(text: string): string {
  return `:root{--as-of-now:${JSON.stringify(text).replaceAll("<", "\\3c ")}}`;
}
