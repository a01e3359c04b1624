import { makeCertificate } from "../../support/https-edge";
import { expiredCertificate } from "./certificates";
import type { Instrument, Row } from "./row";
import { at, page, status } from "./rules";

/** Where start, operator's page and `check:backends` have the same words. */
const all = (words: string): Partial<Row["cells"]> => ({ start: words, operator: bare(words), check: words });
/** The operator's page has code without its marks. */
const bare = (words: string) => words.replaceAll("`", "");
/** Without the list of languages there is no page. */
const noPage = (alert: string, why: string): Partial<Record<Instrument, string>> => ({
  probe: "/ answers 500",
  metrics: alert,
  readyz: why,
});
const NO_CONNECTION = "content /nfx/i18n/locales: no connection";

/** The content service is another than the settings say, or has a gateway in front of it. */
export const contentRows: readonly Row[] = [
  {
    name: "Strapi 5 with `CONTENT_API_VERSION` 4: it answers 400",
    kind: "content",
    content: at(/^\/api\//, status(400)),
    cells: {
      ...all("is `CONTENT_API_VERSION` the version of this Strapi? 5 refuses what 4 is asked"),
      metrics: "SiteWrong",
    },
  },
  {
    name: "Strapi 5 with `CONTENT_API_VERSION` 3: it answers 404",
    kind: "content",
    sandbox: { contentApiVersion: 5 },
    environment: () => ({ CONTENT_API_VERSION: "3" }),
    cells: {
      ...all("is `CONTENT_API_VERSION` the version of this Strapi, and `CONTENT_API_PREFIX` its prefix?"),
      metrics: { cannot: "a 404 is an entry that nobody has written" },
    },
  },
  {
    name: "a wrong `CONTENT_API_TOKEN`",
    kind: "content",
    isQuick: true,
    environment: () => ({ CONTENT_API_TOKEN: "stale" }),
    cells: { ...all("the token in `CONTENT_API_TOKEN` is wrong, or has expired"), metrics: "SiteWrong" },
  },
  {
    name: "`common-data` answers 403",
    kind: "content",
    content: at(/^\/api\/common-data/, status(403)),
    cells: { ...all("grant `find` to Public"), metrics: "SiteWrong" },
  },
  {
    name: "`/nfx` is not there",
    kind: "content",
    content: at(/^\/nfx\//, status(404)),
    cells: {
      ...all("nothing is there: does `CONTENT_URL` lead to the service below `/nfx` too?"),
      ...noPage("BackendShape", "content /nfx/i18n/locales: not what the contract says: not found"),
    },
  },
  {
    name: "a login page with 200 in place of the content service",
    kind: "content",
    content: page(200),
    cells: {
      ...all("a web page in place of JSON: a login or a firewall stands before it"),
      ...noPage("BackendShape", "text/html, no JSON"),
    },
  },
  {
    name: "the content service redirects to another host",
    kind: "content",
    content: () => Response.redirect("https://sso.example/login"),
    cells: {
      ...all("it leads elsewhere: `CONTENT_URL` takes the address that answers itself"),
      ...noPage("BackendShape", "redirect 302 to sso.example"),
    },
  },
  {
    name: "an expired certificate",
    kind: "content",
    certificate: expiredCertificate,
    environment: () => ({ NODE_EXTRA_CA_CERTS: expiredCertificate().file }),
    cells: { ...all("its certificate has expired"), ...noPage("BackendFails", "CERT_HAS_EXPIRED") },
  },
  {
    name: "a certificate that nobody known has signed",
    kind: "content",
    certificate: makeCertificate,
    cells: {
      ...all("signed by nobody known here"),
      ...noPage("BackendFails", "DEPTH_ZERO_SELF_SIGNED_CERT"),
    },
  },
  {
    name: "no such host",
    kind: "content",
    environment: () => ({ CONTENT_URL: "http://strapi.invalid" }),
    cells: {
      ...all("no such name: is the host in `CONTENT_URL` right"),
      ...noPage("BackendFails", NO_CONNECTION),
    },
  },
  {
    name: "IPv6 alone, and no way there",
    kind: "content",
    environment: () => ({ CONTENT_URL: "http://[2001:db8::1]:1337" }),
    cells: {
      ...all("no way leads there: a firewall, or IPv6 without a route"),
      ...noPage("BackendFails", NO_CONNECTION),
    },
  },
];
