import { readdirSync, readFileSync } from "node:fs";
import { act, render } from "@testing-library/react";
import { type ReactNode, StrictMode, useEffect, useRef } from "react";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSignOut } from "~/features/betting/watch-sign-out";
import { useOwnSubmit } from "~/features/contact-links/use-own-submit";
import { onFillGames } from "~/features/games/play/fill-games";
import { useOpenGame } from "~/features/games/play/open-game/use-open-game";
import { useSessionEnd } from "~/features/games/play/use-session-end";
import { useStageSize } from "~/features/games/play/use-stage-size";
import { useGrowingAmount } from "~/features/jackpots/use-growing-amount";
import { useLive } from "~/features/live/use-live";
import { HeaderSearch } from "~/shell/header/header-search";
import { dismissAfter } from "~/ui/feedback/dismiss-after";
import { PendingBar } from "~/ui/feedback/pending-bar";
import { Carousel } from "~/ui/lists/carousel";
import { useAutoplay } from "~/ui/lists/use-autoplay";
import { Menu } from "~/ui/menu";
import { holdTaken } from "../../../tests/support/taken";
import { followForms } from "./connection/sent-forms";
import { ImageFallback } from "./document/image-fallback";
import { reserveErrorSpace } from "./document/reserve-error-space";
import { AutoRevalidate } from "./navigation/auto-revalidate";
import { guardRestoredPage } from "./navigation/restored-page";
import { useNow } from "./time/use-now";
import { useSecondsLeft } from "./time/use-seconds-left";

const revalidate = vi.fn();
vi.mock("@remix-run/react", async (actual) => ({
  ...(await actual<object>()),
  useRevalidator: () => ({ state: "idle", revalidate }),
  useSubmit: () => revalidate,
}));
vi.mock("~/i18n/use-translate", () => ({ useTranslate: () => (key: string) => key }));
vi.mock("~/i18n/use-locale-path", () => ({ useLocalePath: () => (path: string) => path }));
vi.mock("~/dialogs/address/use-dialog-href", () => ({ useDialogHref: () => () => "/?dialog=search" }));

/** Does no more than call a hook. */
function Using({ useIt }: { useIt: () => unknown }) {
  useIt();
  return null;
}
const uses = (useIt: () => unknown) => () => <Using useIt={useIt} />;
const runs = (effect: () => () => void) => uses(() => useEffect(effect, []));

const locks = { request: async (_name: string, _options: object, lead: () => unknown) => lead() };
const leave = () => {};
const session = { now: Date.parse("2026-03-01T10:00:00Z"), endsAt: Date.parse("2026-03-01T12:00:00Z") };
const money = { amount: "1", currency: "EUR", perSecond: "1" };

/** By the file that takes something of the browser: what is mounted to have it do so. */
const mounts: Record<string, () => ReactNode> = {
  "app/features/betting/watch-sign-out.ts": runs(() => watchSignOut(leave)),
  "app/features/contact-links/use-own-submit.ts": uses(() => useOwnSubmit(true)),
  "app/features/games/play/fill-games.ts": runs(() => onFillGames(leave)),
  "app/features/games/play/open-game/use-open-game.ts": uses(() => useOpenGame("sand-dunes", leave)),
  "app/features/games/play/use-session-end.ts": uses(() => useSessionEnd(session)),
  "app/features/games/play/use-stage-size.ts": uses(() => useStageSize(useRef<HTMLDivElement>(null))),
  "app/features/jackpots/use-growing-amount.ts": uses(() => useGrowingAmount(money)),
  "app/features/live/live-feed.ts": uses(() => useLive("jackpots", {})),
  "app/browser/runtime/connection/sent-forms.ts": runs(followForms),
  "app/browser/runtime/document/image-fallback.ts": () => <ImageFallback />,
  "app/browser/runtime/document/reserve-error-space.ts": runs(() => reserveErrorSpace(document)),
  "app/browser/runtime/navigation/auto-revalidate.tsx": () => <AutoRevalidate seconds={5} />,
  "app/browser/runtime/navigation/restored-page.ts": runs(() => guardRestoredPage("player")),
  "app/browser/runtime/time/use-now.ts": uses(() => useNow(Date.now())),
  "app/browser/runtime/time/use-seconds-left.ts": uses(() => useSecondsLeft(undefined, 7200)),
  "app/shell/header/header-search.tsx": () => <HeaderSearch />,
  "app/ui/feedback/pending-bar.tsx": () => <PendingBar isPending label="loading" />,
  "app/ui/feedback/dismiss-after.ts": runs(() => dismissAfter(3_600_000, () => true, leave)),
  "app/ui/lists/carousel.tsx": () => <Carousel label="row">{[<b key="1">item</b>]}</Carousel>,
  "app/ui/lists/use-autoplay.ts": () => <Row />,
  "app/ui/menu.tsx": () => (
    <Menu summary="menu" group="menus">
      items
    </Menu>
  ),
};

function Row() {
  const list = useRef<HTMLUListElement>(null);
  useAutoplay(list, 5);
  return <ul ref={list} />;
}

/** Taken elsewhere, by what holds it. */
const elsewhere: Record<string, string[]> = {
  "by a part of the runtime (runtime-parts.dom.test.ts)": [
    "app/features/chat/chat-part.ts",
    "app/features/chat/wait-for.ts",
    "app/browser/consent/browser-consent.ts",
    "app/features/loyalty/notices/notices-part.tsx",
    "app/features/promotions/popups/popups-part.ts",
    "app/browser/runtime/balance/balance-mirror.ts",
    "app/browser/runtime/build/build-watch.ts",
    "app/browser/runtime/idle/player-activity.ts",
    "app/browser/runtime/navigation/link-hover.ts",
    "app/browser/runtime/navigation/unsent.ts",
    "app/browser/runtime/background-tasks.ts",
    "app/browser/runtime/balance/balance-refresh.ts",
    "app/browser/runtime/idle/forced-logout.ts",
    "app/browser/runtime/idle/idle-events.ts",
    "app/features/responsible-game/reality-check/reality-check-part.ts",
    "app/browser/runtime/tracking/hit.ts",
    "app/browser/runtime/read-json.ts",
    "app/browser/runtime/time/throttled-refresh.ts",
    "app/browser/runtime/time/when-idle.ts",
    "app/browser/runtime/worker/register-worker.ts",
    "app/shell/site-notices/answers-part.ts",
  ],
  "for as long as the document stands": [
    "app/shell/site-notices/age-gate.tsx",
    "app/features/auth/two-factor/use-pending-sign-in.ts",
    "app/browser/custom-code/inject-snippets.ts",
    "app/shell/own-parts/read-own-data.ts",
    "app/browser/runtime/browser-reports/failures.ts",
    "app/browser/runtime/browser-reports/reporter.ts",
    "app/browser/runtime/document/first-screen.ts",
    "app/browser/runtime/document/hold-presses.ts",
    "app/browser/runtime/document/last-resort.ts",
    "app/browser/runtime/document/recovered-use.ts",
    "app/browser/runtime/navigation/aborted-reads.ts",
    "app/browser/runtime/worker/offline-worker.ts",
    "app/shell/offline/offline.route.tsx",
  ],
  "by what a browser alone mounts, or with tests of its own": [
    "app/features/auth/form/use-watched-form.ts",
    "app/features/auth/frame/frame-surface.tsx",
    "app/features/auth/social/social-buttons.tsx",
    "app/features/betting/ignored-counts.ts",
    "app/features/betting/use-frame-talk.ts",
    "app/features/chat/vendors/chatwoot.ts",
    "app/dialogs/modal/dialog-host.tsx",
    "app/dialogs/modal/use-modal.ts",
    "app/features/games/play/stage/game-frame.tsx",
    "app/features/games/player/use-player-marks.ts",
    "app/features/games/search/search-reader.ts",
    "app/features/mini-app/bridges/confirm-closing.ts",
    "app/features/mini-app/bridges/go-back.ts",
    "app/features/mini-app/bridges/open-links.ts",
    "app/features/mini-app/bridges/vibrate.ts",
    "app/features/mini-app/web-app.ts",
    "app/features/promotions/popups/campaign-events.ts",
    "app/features/promotions/promo-code/use-promo-check.ts",
    "app/browser/runtime/connection/unanswered-notice.tsx",
    "app/browser/runtime/navigation/arrival.tsx",
    "app/browser/runtime/navigation/navigation-enhancer.tsx",
    "app/shell/header/balance-announcer.ts",
    "app/shell/header/header.tsx",
    "app/features/tournaments/page/countdown.tsx",
    "app/ui/lists/virtual-list.tsx",
    "app/forms/validation/use-ruled-form.ts",
    "app/features/verification/provider-frame.tsx",
    "app/features/verification/token-refresher.ts",
  ],
};

/** What timers, listeners, observers and channels look like in a source. */
const TAKES =
  /(?<![\w."'`])(?:window\.|document\.|\w+\??\.)?(?:setTimeout|setInterval|requestAnimationFrame|addEventListener)\(|new (?:\w+Observer|BroadcastChannel|EventSource|WebSocket)\(/;

const requests = vi.fn();
let taken: ReturnType<typeof holdTaken>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (url: string) => {
    requests(url);
    return Promise.reject(new TypeError("no connection"));
  });
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { sendBeacon: { value: requests }, locks: { value: locks } }),
  );
  taken = holdTaken();
});
// Test files share their modules: the next one may have others in place of those that these parts have loaded.
afterAll(() => vi.resetModules());
afterEach(() => {
  taken.restore();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function hide(isHidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");
  return act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

/** A game that is being played stays open in a hidden tab too. */
const alsoHidden = ["app/features/games/play/open-game/use-open-game.ts"];

describe("what a component takes of the browser", () => {
  it.each(Object.entries(mounts))("%s gives back", async (file, mount) => {
    const view = render(<StrictMode>{mount()}</StrictMode>);
    // What is loaded on demand.
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(taken.now().join("\n"), "takes nothing when it is mounted").toContain(`${file}:`);
    await hide(true);
    requests.mockClear();
    revalidate.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    const calls = requests.mock.calls.length + revalidate.mock.calls.length;
    expect(calls > 0, "asks while hidden").toBe(alsoHidden.includes(file));
    await hide(false);
    view.unmount();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(taken.now().filter((one) => one !== "app/browser/runtime/read-json.ts: setTimeout")).toEqual([]);
  });
});

it("every file that takes something is mounted, or said to be tested or kept elsewhere", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) => `app/${file}`);
  const taking = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.|\.server\.|\/testing\/|^app\/upstream\/|-script\.ts$/.test(file) &&
      TAKES.test(readFileSync(file, "utf8")),
  );
  expect(taking.filter((file) => !(file in mounts)).sort()).toEqual(Object.values(elsewhere).flat().sort());
});
