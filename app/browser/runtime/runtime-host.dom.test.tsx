import { act, render } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { RuntimeContext } from "./part";
import { RuntimeHost } from "./runtime-host";

let location = { pathname: "/", search: "" };
let balances = {};
const onStart = vi.fn<(pathname: string) => void>();
const stop = vi.fn();
const start = vi.fn(({ getLocation: here, onLocation }: RuntimeContext) => {
  onStart(here().pathname);
  const leave = onLocation(() => onStart(here().pathname));
  return () => {
    leave();
    stop();
  };
});

vi.mock("@remix-run/react", () => ({
  useLocation: () => location,
  useMatches: () => [],
  useNavigate: () => vi.fn(),
  useNavigation: () => ({}),
}));
vi.mock("~/shell/layout-data/use-viewer", () => ({
  useViewer: () => ({ viewer: "player", sessionKey: "1", balances }),
}));
vi.mock("~/shell/document/root-data", () => ({ useRootData: () => undefined }));
vi.mock("~/browser/document-data", () => ({ useDocumentData: () => ({ hasChat: false }) }));
vi.mock("~/i18n/use-locale-path", () => ({ useLocalePath: () => (path: string) => path }));
vi.mock("./build/lost-files", () => ({ guardRouteFiles: () => {} }));
vi.mock("./runtime", () => ({
  runtimeParts: [
    {
      isWanted: ({ pathname }: { pathname: string }) => pathname !== "/quiet",
      load: () => Promise.resolve({ start: (context: RuntimeContext) => start(context) }),
    },
  ],
}));

const settle = () => act(async () => {});
const started = () => onStart.mock.calls.flat();

beforeEach(() => {
  location = { pathname: "/quiet", search: "" };
  vi.clearAllMocks();
});

it("starts a part where it is first wanted, notifies it of each change and of nothing else, and stops it", async () => {
  const { rerender, unmount } = render(<RuntimeHost />);
  await settle();
  expect(start).not.toHaveBeenCalled();

  location = { pathname: "/a", search: "" };
  rerender(<RuntimeHost />);
  await settle();
  expect(started()).toEqual(["/a"]);

  location = { ...location };
  rerender(<RuntimeHost />);
  expect(started()).toEqual(["/a"]);

  balances = {};
  rerender(<RuntimeHost />);
  location = { pathname: "/quiet", search: "" };
  rerender(<RuntimeHost />);
  await settle();
  expect(started()).toEqual(["/a", "/a", "/quiet"]);
  expect(start).toHaveBeenCalledTimes(1);

  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(started()).toHaveLength(3);
});
