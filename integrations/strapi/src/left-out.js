const WITHIN_MS = 5000;

/**
 * What the site leaves out of entries (`/_operator/content`), for the panel's widget: read here, so that no browser has the
 * token. Undefined where no site is named.
 */
function leftOutRoutes({ url, token }) {
  if (!url || !token) return undefined;
  return {
    type: "admin",
    routes: [
      {
        method: "GET",
        path: "/croupier/left-out",
        config: { policies: ["admin::isAuthenticatedAdmin"] },
        async handler(ctx) {
          try {
            ctx.body = { leftOut: await readLeftOut(url, token) };
          } catch (error) {
            strapi.log.warn(
              `The list of what the site leaves out was not read: ${error.cause?.message ?? error.message}`,
            );
            ctx.status = 502;
            ctx.body = {
              error: { status: 502, name: "BadGatewayError", message: "The site did not answer" },
            };
          }
        },
      },
    ],
  };
}

/** What is not mended. */
async function readLeftOut(url, token) {
  const answer = await fetch(url, {
    headers: { Accept: "application/json", Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { leftOut } = await answer.json();
  return leftOut.filter(({ mended }) => mended === null);
}

module.exports = { leftOutRoutes };
