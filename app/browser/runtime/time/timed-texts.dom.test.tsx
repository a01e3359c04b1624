import { readdirSync, readFileSync } from "node:fs";
import { act, render } from "@testing-library/react";
import { type ReactElement, StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IdleCountdown } from "~/features/auth/sign-out/idle-countdown";
import { SessionClock } from "~/features/games/play/session-clock";
import { Countdown } from "~/features/tournaments/page/countdown";
import { SendCode } from "~/forms/account-form/send-code";
import { PendingBar } from "~/ui/feedback/pending-bar";
import { FormatsProvider } from "~/ui/format/formats";

// What is shown only once a clock has moved: a text that comes, changes or goes by itself.

const revalidate = vi.fn();
vi.mock("@remix-run/react", async (actual) => ({
  ...(await actual<object>()),
  useRevalidator: () => ({ revalidate }),
}));
vi.mock("~/i18n/use-translate", () => ({
  useTranslate: () => (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(" "),
}));
vi.mock("~/forms/account-form/account-action", () => ({
  AccountAction: ({ isWaiting }: { isWaiting: boolean }) => (isWaiting ? "waits" : "ready"),
}));

const NOW = Date.parse("2026-03-01T10:00:00Z");
const SECOND = 1000;

/** By file: what is rendered, and what it shows after so many milliseconds. */
const shown: Record<string, { element: ReactElement; texts: Record<number, string> }> = {
  "app/features/auth/sign-out/idle-countdown.tsx": {
    element: <IdleCountdown data={{ endsAt: NOW + 12 * SECOND }} dialogHref={() => "/"} />,
    texts: {
      0: "dialogs.interactivity.left 12",
      // Read out every ten seconds, and not at the end.
      2000: "dialogs.interactivity.left 10dialogs.interactivity.left 10",
      3000: "dialogs.interactivity.left 9",
      12000: "dialogs.interactivity.left 0",
      20000: "dialogs.interactivity.left 0",
    },
  },
  "app/forms/account-form/send-code.tsx": {
    element: <SendCode intent="code" id="1" attempt="1" seconds={3} label="send" />,
    texts: { 0: "accountForm.resendIn 3waits", 2000: "accountForm.resendIn 1waits", 3000: "ready" },
  },
  "app/features/tournaments/page/countdown.tsx": {
    element: <Countdown until="2026-03-01T11:00:01Z" status="future" now={NOW} />,
    texts: {
      0: "tournament.countdown.futuretournaments.left.hours 1 000tournament.unit.days01tournament.unit.hours00tournament.unit.minutes01tournament.unit.seconds",
      2000: "tournament.countdown.futuretournaments.left.minutes 5900tournament.unit.days00tournament.unit.hours59tournament.unit.minutes59tournament.unit.seconds",
    },
  },
  "app/features/games/play/session-clock.tsx": {
    element: <SessionClock now={NOW} since={NOW - 59 * SECOND} isDemanded net={undefined} />,
    texts: {
      0: "play.clock.now 10:00play.clock.session 0:00:59",
      1000: "play.clock.now 10:00play.clock.session 0:01:00",
      60000: "play.clock.now 10:01play.clock.session 0:01:59",
    },
  },
  "app/ui/feedback/pending-bar.tsx": {
    element: <PendingBar isPending label="loading" />,
    texts: { 0: "", 199: "", 200: "loading" },
  },
};

/** Follow a clock within lists, whose times have tests of their own; the second step of signing in is played by day. */
const elsewhere = [
  "app/features/auth/two-factor/code-form.tsx",
  "app/features/games/play/session-summary/session-summary-body.tsx",
  "app/features/home/tournament-list.tsx",
  "app/features/tournaments/list/tournament-groups.tsx",
];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(Object.entries(shown))("%s shows what the moment asks for", async (_, { element, texts }) => {
  const { container } = render(
    <StrictMode>
      <FormatsProvider locale="en-US" timeZone="UTC" dateTimeJoin=", ">
        {element}
      </FormatsProvider>
    </StrictMode>,
  );
  const seen: Record<string, string> = {};
  for (const at of Object.keys(texts).map(Number)) {
    await act(() => vi.advanceTimersByTimeAsync(NOW + at - Date.now()));
    const label = container.querySelector("[role=progressbar]")?.getAttribute("aria-label") ?? "";
    seen[at] = container.textContent + label;
  }
  expect(seen).toEqual(texts);
});

it("a tournament's page is read again within ten seconds of the time that it counts to", async () => {
  revalidate.mockClear();
  render(<Countdown until="2026-03-01T10:00:05Z" status="future" now={NOW} />);
  await act(() => vi.advanceTimersByTimeAsync(4 * SECOND));
  expect(revalidate).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2 * SECOND));
  await act(() => vi.advanceTimersByTimeAsync(10 * SECOND));
  expect(revalidate).toHaveBeenCalledTimes(1);
});

it("every component that follows a clock is here, or tested elsewhere", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) => `app/${file}`);
  const following = files.filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && /\buse(?:SecondsLeft|Now)\(/.test(readFileSync(file, "utf8")),
  );
  const known = [...Object.keys(shown), ...elsewhere].filter((file) => !file.includes("pending-bar"));
  expect(following.sort()).toEqual(known.sort());
});
