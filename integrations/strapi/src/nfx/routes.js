const { mayReadDrafts } = require("../drafts");
const { findRedirect, readConfig, readLocales, readMessages } = require("./documents");

/** What the site reads outside the content API. Everybody may, as everybody may read the pages. */
module.exports = [
  get("/nfx/i18n/locales", async () => ({ body: await readLocales() })),
  get("/nfx/i18n/messages/:locale", ({ params }) => readMessages(params.locale)),
  get("/nfx/cms-config/:locale", async ({ params }) => ({ body: await readConfig(params.locale) })),
  get("/nfx/route-rules", async (ctx) => {
    const areDrafts = await mayReadDrafts(ctx, "api::redirect-rule.redirect-rule");
    return { ...(await findRedirect(String(ctx.query.path ?? ""), areDrafts)), areDrafts };
  }),
];

/**
 * `read` gives the body, or null for what is not there, and when it changes by itself. Failures have the shape that the
 * site knows.
 */
function get(path, read) {
  return {
    method: "GET",
    path,
    config: { auth: false },
    async handler(ctx) {
      const { body, changesAt, areDrafts } = await read(ctx);
      ctx.status = body === null ? 404 : 200;
      ctx.body = body ?? { statusCode: 404, message: `Not Found: ${ctx.path}` };
      const shared = `public, max-age=0, s-maxage=${sharedSeconds()}`;
      if (body !== null) ctx.set("Cache-Control", areDrafts ? "private, no-store" : shared);
      if (changesAt) ctx.set("Changes-At", new Date(changesAt).toISOString());
    },
  };
}

/** How long the site may keep what it read; 0 shows every change at once. */
function sharedSeconds() {
  const seconds = Number(process.env.SHARED_SECONDS ?? 60);
  return Number.isInteger(seconds) && seconds >= 0 ? seconds : 60;
}
