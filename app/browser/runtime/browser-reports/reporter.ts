import { matchRoutes } from "@remix-run/react";
import { type MetricType, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { isAllowed } from "~/browser/consent/browser-consent";
import { framework } from "../build/own-build";
import { type Failure, shownRoute, takeFailures } from "./failures";
import { ownFrames } from "./own-frames";
import {
  type BrowserReport,
  errorNames,
  MAX_FAILURES,
  MAX_MEASURES,
  type MeasureName,
  REPORT_PATH,
} from "./report";

/** Milliseconds between two looks for something to report; the page's last report goes when it is hidden. */
const INTERVAL = 10_000;
const ROUTER_WAIT = 500;

/** Measures this document and sends what it finds, with its failures, to the site. */
export function startReporter(): void {
  const waiting: BrowserReport["measures"] = [];
  let isFirst = true;

  const add = (name: MeasureName, route: string, value: number) => {
    waiting.push([name, route, Number(value.toFixed(4))]);
  };

  function send() {
    const measures = waiting.splice(0, MAX_MEASURES);
    const failures = takeFailures(MAX_FAILURES).flatMap(describe);
    if ((measures.length === 0 && failures.length === 0) || !isAllowed("analytics")) return;
    const report: BrowserReport = {
      build: framework().manifest.version,
      device: deviceClass(),
      isFirst,
      measures,
      failures,
    };
    isFirst = false;
    navigator.sendBeacon(REPORT_PATH, new Blob([JSON.stringify(report)], { type: "application/json" }));
  }

  watchVitals(add);
  watchNavigations(add);
  // After those of the library, which listen to the window while the event goes down.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  setInterval(send, INTERVAL);
}

type Add = (name: MeasureName, route: string, value: number) => void;

/** Each vital of a page once, as it is when the page is first hidden: a histogram cannot take back. */
function watchVitals(add: Add): void {
  const reported = new Set<string>();
  const report = ({ id, name, value, navigationURL }: MetricType) => {
    if (reported.has(id)) return;
    reported.add(id);
    add(name.toLowerCase() as MeasureName, routeAt(navigationURL), name === "CLS" ? value : value / 1000);
  };
  // Pages within a document where the browser distinguishes them.
  for (const watch of [onLCP, onINP, onCLS]) watch(report, { reportSoftNavs: true });
  onTTFB(report);
}

function routeAt(address = location.href): string {
  const { router } = framework();
  if (!router) return shownRoute();
  const routes = router.routes as Parameters<typeof matchRoutes>[0];
  return matchRoutes(routes, new URL(address).pathname, router.basename)?.at(-1)?.route.id ?? "";
}

/** Times what leads to another page of this document, until its data are there and it is shown. */
function watchNavigations(add: Add): void {
  const { router } = framework();
  // A page that is the same for everybody has its router once it is used or rests.
  if (!router) return void setTimeout(watchNavigations, ROUTER_WAIT, add);
  let beganAt: number | undefined;
  router.subscribe(() => {
    const { navigation, location } = router.state;
    if (navigation.location) {
      if (navigation.location.pathname !== location.pathname) beganAt ??= performance.now();
      return;
    }
    if (beganAt !== undefined) add("navigation", shownRoute(), (performance.now() - beganAt) / 1000);
    beganAt = undefined;
  });
}

/** A failure without a position in one of our files is not ours, but for what took the place of a page or part. */
function describe({ kind, error, route }: Failure): BrowserReport["failures"] {
  const frames = ownFrames(error);
  if (frames.length === 0 && kind !== "file" && kind !== "guest") return [];
  return [
    { kind, name: errorNames.find((name) => name === (error as Error).name) ?? "Error", route, frames },
  ];
}

/** Narrower than any tablet, in pixels of CSS. */
const PHONE = 600;

function deviceClass(): BrowserReport["device"] {
  if (!matchMedia("(pointer: coarse)").matches) return "desktop";
  return Math.min(screen.width, screen.height) < PHONE ? "phone" : "tablet";
}
