/** Names of the one strategy, in earlier releases of Strapi 5 and since. */
const API_TOKENS = ["api-token", "content-api-token"];

/**
 * Middleware of the document service. Strapi gives drafts to whoever may read a type, so also to the public that the
 * site's pages are read for. Here they are the panel's, and those of whoever has an API token.
 */
async function keepDrafts(context, next) {
  const request = strapi.requestContext.get();
  const isOpen =
    request?.path.startsWith("/api/") && !API_TOKENS.includes(request.state.auth?.strategy?.name);
  // Whatever it is asked by: `status[]=draft` gives drafts as well.
  const { status = "published" } = context.params ?? {};
  if (isOpen && status !== "published") request.throw(403, "Drafts are read with an API token");
  return next();
}

/** Whether a request of `/nfx`, which everybody may read, asks for drafts of a type and has an API token that reads it. */
async function mayReadDrafts({ request, query }, uid) {
  if (query.status !== "draft") return false;
  // No route of the content API, so nobody has looked at its token.
  const state = { route: { info: { type: "content-api" }, config: {} } };
  const nothing = () => undefined;
  const tokens = strapi.get("auth");
  await tokens.authenticate({ request, state, unauthorized: nothing }, nothing);
  if (!API_TOKENS.includes(state.auth?.strategy?.name)) return false;
  return tokens.verify(state.auth, { scope: [`${uid}.find`] }).then(
    () => true,
    () => false,
  );
}

module.exports = { keepDrafts, mayReadDrafts };
