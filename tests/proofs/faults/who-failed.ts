import { serverErrorTypes } from "../../../app/platform/errors";
import type { Answer } from "../../support/ask";
import { say } from "../../support/words";
import { inTurns, type ProofOptions, selection, type Table } from "../table";
import {
  createBrowser,
  everyVisit,
  inSample,
  isRequestedAgain,
  nameOf,
  OWN_READS,
  usersOfCalls,
  VITAL,
  type Visit,
  withSite,
} from "./visits";

/** What a page turned into: itself, one of the system pages, or the way to sign in. */
type Face = "same" | "forbidden" | "blocked" | "maintenance" | "failed" | "missing" | "signIn";

const AT_ONCE = 6;
const statuses = [400, 401, 403, 404, 408, 429, 500, 502, 503, 504];
/** Those that open a circuit breaker come last, so that each is judged by what it says itself. */
const FAULTS: readonly string[] = [
  ...serverErrorTypes,
  ...["empty", "wrongtype", "html", "garbage"],
  ...statuses.filter((status) => status < 500).map((status) => `status:${status}`),
  ...statuses.filter((status) => status >= 500).map((status) => `status:${status}`),
];
/** Tried on every page; the others on a few pages of each call. */
const TELLTALE_TAGS: ReadonlySet<string> = new Set([
  ...["ApplicationDisabledException", "AccessDeniedException", "UserBannedException", "status:403"],
  ...["MethodNotFoundException", "InvalidParameterException", "VerificationRequiredException"],
]);
const FEW = 3;
const SAMPLE_FAULTS = [
  "AccessDeniedException",
  "ApplicationDisabledException",
  "MethodNotFoundException",
  "status:403",
];

// The rules of docs/contract.md#2, #o29, #o35 and #d94, written without the site's own table.
const MAINTENANCE = new Set(["ApplicationDisabledException", "ApplicationUnavailableException"]);
const BLOCKED = new Set(["UserBannedException", "UserDeletedException"]);
const FORBIDDEN = new Set(["AccessDeniedException", "status:403"]);
/** Called without the visitor, and with a default of its own: it can close the site, but forbid it to nobody. */
const GENERAL_INFO = "metadata.getgeneralinfo";
const IDENTITY = "account.getInfo";
/** Where blocked players ask why. */
const FOR_THE_BLOCKED = "/support";

/** Each call of each page, failing in each way: who failed, and how, decides what the page becomes. */
export async function proveWhoFailed(table: Table, options: ProofOptions): Promise<void> {
  const visits = options.isSample ? everyVisit.filter(({ path }) => inSample.has(path)) : everyVisit;
  await withSite({}, async (site) => {
    const browser = await createBrowser(site);
    const users = await usersOfCalls(site, browser, visits);
    const names = [...users.keys()].filter((name) => !VITAL.has(name)).sort();
    for (const name of selection(names, options, 3)) {
      const all = users.get(name) ?? [];
      const isShared = all.length * 2 > visits.length;
      for (const fault of options.isSample ? SAMPLE_FAULTS : FAULTS) {
        const tried = TELLTALE_TAGS.has(fault)
          ? selection(all, options, 2)
          : selection(all, { isSample: true }, FEW);
        await site.sandbox.fail([`${name}=${fault}`]);
        await inTurns(tried, AT_ONCE, ({ visit, status }) =>
          table.check(
            `pages by who failed: ${kindOf(name, fault)}`,
            `${name}=${fault}, ${nameOf(visit)}`,
            async () => {
              const face = faceOf(await browser.open(visit), visit, status);
              const isOwn = OWN_READS[name]?.test(visit.path) ?? false;
              const allowed = allowedFaces(name, fault, visit, isShared && !isOwn);
              if (!allowed.some((one) => one === face))
                throw new Error(`is ${face}, not ${allowed.join(" or ")}`);
            },
          ),
        );
        await site.sandbox.recover();
      }
      await isRequestedAgain(site, async () => {
        for (const { visit } of selection(all, { isSample: true }, FEW)) await browser.open(visit);
      });
    }
  });
}

const isContent = (name: string) => name.startsWith("/");

function kindOf(name: string, fault: string): string {
  if (isContent(name)) return "content service";
  if (MAINTENANCE.has(fault)) return "the platform is closed";
  if (BLOCKED.has(fault)) return "the account is blocked";
  return FORBIDDEN.has(fault) ? "forbidden" : "this call alone";
}

/** `isShared`: most pages make the call, and so it is no page's own. */
function allowedFaces(name: string, fault: string, visit: Visit, isShared: boolean): readonly Face[] {
  const isPublic = !/^\/(cashier|profile)/.test(visit.path);
  // The account is in the header of every page, which is the layout's own.
  const isIdentity = name === IDENTITY && visit.layout === "default";
  const ends = (face: Face): Face[] => (isIdentity ? [face] : ["same", face]);
  if (isContent(name))
    return isShared ? ["same"] : fault === "status:404" ? ["same", "missing"] : ["same", "failed"];
  if (MAINTENANCE.has(fault)) return name === GENERAL_INFO ? ["maintenance"] : ends("maintenance");
  if (name === GENERAL_INFO) return ["same"];
  if (BLOCKED.has(fault)) return visit.path === FOR_THE_BLOCKED ? ["same"] : ends("blocked");
  if (FORBIDDEN.has(fault)) return ends("forbidden");
  // Of one thing by its address it says that there is none.
  if (fault === "InvalidParameterException" && /^\/\w+\/[^/]/.test(visit.path) && isPublic)
    return ["same", "failed", "missing"];
  if (fault === "AuthorizationException") return ["same", "signIn"];
  if (name === IDENTITY) return isPublic ? ["same"] : ["failed"];
  return isShared ? ["same"] : ["same", "failed"];
}

const titles: Partial<Record<string, Face>> = {
  [say("systemPages.forbidden.title")]: "forbidden",
  [say("systemPages.userBlock.title")]: "blocked",
  [say("systemPages.maintenance.title")]: "maintenance",
  [say("systemPages.notFound.title")]: "missing",
};
const STATUS: Partial<Record<Face, number>> = {
  forbidden: 403,
  blocked: 403,
  maintenance: 503,
  missing: 404,
  failed: 503,
};

/** Throws where a page contradicts itself: a title with another's status, a failure without menus or ways on. */
function faceOf({ status, headers, text }: Answer, { layout }: Visit, plain: number): Face {
  const title = /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1] ?? "";
  if (status === 401 || (status === 302 && headers.location?.includes("redirectUrl="))) return "signIn";
  if (status === plain && !text.includes("data-failed")) return "same";
  const face = titles[title] ?? "failed";
  if (STATUS[face] !== status) throw new Error(`${title || "no heading"} with status ${status}`);
  const isAlone = face === "forbidden" || face === "maintenance";
  const hasMenus = text.includes("site-menu");
  // Below a section's own boundary the layout is hidden by style (docs/decisions/180-gates.md).
  if (isAlone && hasMenus && !text.includes("data-alone")) throw new Error(`${face} stands among menus`);
  const isInLayout = layout === "default" || layout === "game";
  if (face === "failed" && isInLayout && !hasMenus) throw new Error("a failed page lost its menus");
  if (face === "failed" && !/<main\b[\s\S]*?href=/.test(text)) throw new Error("a failed page leads nowhere");
  return face;
}
