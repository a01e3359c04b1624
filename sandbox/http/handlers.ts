import { http, type RequestHandler } from "msw";
import { readCookies } from "../../app/session/cookies/read-cookies";
import { artworkReply } from "../artwork/reply";
import { answerChat } from "../chat/answer";
import { answerContentApi } from "../content/api/answer";
import { answerNfx } from "../content/nfx";
import { recordCall } from "../control/calls";
import { answerControl } from "../control/endpoints";
import { withFault } from "../control/faults";
import { outboxPage } from "../control/outbox-page";
import { answerIdentity } from "../identity/answer";
import { answerMessenger } from "../messenger/host-page";
import { answerPay } from "../pay/answer";
import { answerExport } from "../platform/history-export";
import { answerPlatformCall } from "../platform/protocol/dispatch";
import { answerGame } from "../play/game";
import { answerLaunch } from "../play/launch";
import { answerConsent } from "../social/consent-page";
import { answerOauth } from "../social/social-sign-in";
import { answerSportsbook } from "../sportsbook/answer";
import { answerFont } from "../sportsbook/face";
import { answerHit, answerTags } from "../tracking/answer";
import type { World } from "../world/world";

/** The name that faults and the record know a call by: a platform method, otherwise its path. */
type Answer = (
  request: Request,
  url: URL,
  name: string,
  cookies: ReadonlyMap<string, string>,
) => Response | Promise<Response>;

/** Everything the two backends answer, in a handful of handlers: a table inside each is quicker than a hundred patterns. */
export function createHandlers(world: World): RequestHandler[] {
  const observed = (pattern: RegExp, answer: Answer) =>
    http.all(pattern, async ({ request }) => {
      const url = new URL(request.url);
      const name = methodName(url.pathname) ?? url.pathname;
      const cookies = readCookies(request.headers.get("cookie") ?? undefined);
      await recordCall(world, request, url, name, cookies);
      return withFault(world, request, url, name, cookies, () => answer(request, url, name, cookies));
    });
  const prefix = world.settings.contentApiVersion === 3 ? "" : world.settings.contentApiPrefix;
  return [
    observed(/^[^?]*\/api\/[^/?]*\.[^/?]*$/, (request, _url, name, cookies) =>
      answerPlatformCall(world, name, request, cookies),
    ),
    observed(/\/nfx\/|\/robots\.txt$/, (request, url) => answerNfx(world, request, url)),
    http.all(/\/img\//, ({ request }) => artworkReply(world, request)),
    observed(/\/platform\/game\//, (request, url, _name, cookies) =>
      answerLaunch(world, request, url, cookies),
    ),
    observed(/^http:\/\/[^/]+\/oauth\//, (request, url, _name, cookies) =>
      answerOauth(world, request, url, cookies),
    ),
    observed(/^http:\/\/[^/]+\/hit(?:\?|$)/, (_request, url) => answerHit(url)),
    http.get(/\/__sandbox\/tags\//, ({ request }) => answerTags(new URL(request.url))),
    http.all(/\/__sandbox\/oauth\//, ({ request }) => answerConsent(world, request)),
    http.all(/\/__sandbox\/game\//, ({ request }) => answerGame(world, request)),
    http.all(/\/__sandbox\/sportsbook\//, ({ request }) => answerSportsbook(world, request)),
    http.get(/\/__sandbox\/fonts\//, ({ request }) => answerFont(world.brand, request)),
    http.all(/\/__sandbox\/pay\//, ({ request }) => answerPay(world, request)),
    http.get(/\/__sandbox\/chat\//, ({ request }) => answerChat(world, request)),
    http.all(/\/__sandbox\/kyc\//, ({ request }) => answerIdentity(world, request)),
    http.get(/\/__sandbox\/messenger(\/|\?|$)/, ({ request }) => answerMessenger(world, request)),
    http.get(/\/__sandbox\/export\//, ({ request }) => answerExport(world, request)),
    // With the key the same address is a control endpoint.
    http.get(/\/__sandbox\/outbox$/, ({ request }) =>
      request.headers.has("x-sandbox-key") ? undefined : outboxPage(world, request),
    ),
    http.all(/\/__sandbox\//, ({ request }) => answerControl(world, request)),
    http.get(/\/healthz$/, () => new Response("ok\n")),
    observed(new RegExp(`^http://[^/]+${prefix}/`), (request, url) =>
      answerContentApi(world, request, url, prefix),
    ),
  ];
}

/** Platform methods hold exactly one dot, content paths none (docs/contract.md#1.1). */
function methodName(path: string): string | undefined {
  return /^\/api\/([^/]*\.[^/]*)$/.exec(path)?.[1];
}
