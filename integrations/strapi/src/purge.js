const { setTimeout: wait } = require("node:timers/promises");
const { changesShown } = require("./shown");

const WITHIN_MS = 2000;
/** Before each try; what is published together is purged once. */
const PAUSES_MS = [200, 500, 2000];

/**
 * Middleware of the document service: what is published, taken off or deleted is purged on the site (`POST /_purge`), after
 * it is in the database. No act of an editor waits for it or fails by it. Undefined where no site is named.
 */
function purgingOf({ url, token }) {
  if (!url || !token) return undefined;
  const address = new URL(url);
  if (!address.search) address.search = "?all";
  let isDue = false;

  async function purge() {
    let reason;
    for (const pause of PAUSES_MS) {
      await wait(pause);
      // Whatever is published from here on needs a purge of its own.
      isDue = false;
      reason = await failureOf(address, token);
      if (!reason) return;
    }
    strapi.log.warn(
      `${address.origin}${address.pathname} was not purged, so changes are seen later: ${reason}`,
    );
  }

  function purgeSoon() {
    if (isDue) return;
    isDue = true;
    void purge();
  }

  return async (context, next) => {
    if (!changesShown(context)) return next();
    return strapi.db.transaction(async ({ onCommit }) => {
      const result = await next();
      onCommit(purgeSoon);
      return result;
    });
  };
}

/** Why the site has dropped nothing; undefined when it has. */
async function failureOf(address, token) {
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(address, { method: "POST", headers, signal });
    return answer.ok ? undefined : `${answer.status} ${(await answer.text()).slice(0, 200).trim()}`;
  } catch (error) {
    return String(error.cause?.message ?? error.message);
  }
}

module.exports = { purgingOf };
