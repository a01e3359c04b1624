import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type DocumentData, DocumentDataContext } from "~/browser/document-data";
import { PAGE_SIZE } from "~/shell/paging/paging";
import type { AddedCard, ShownGames } from "../game-cards.server";
import { GameGrid } from "../game-list";
import type { Hall } from "./hall.server";
import { parseHallQuery } from "./hall-query";
import { useGrowingList } from "./use-growing-list";

const navigate = vi.fn();
const location = { key: "first" };
vi.mock("@remix-run/react", () => ({ useLocation: () => location, useNavigate: () => navigate }));
vi.mock("~/i18n/use-locale-path", () => ({ useLocalePath: () => (path: string) => `/lv${path}` }));

const TOTAL = 3 * PAGE_SIZE;
const card = (number: number, name = `Game ${number}`): AddedCard => ({
  sysname: `game-${number}`,
  html: `<a href="/lv/game/game-${number}">${name}</a>`,
});
const cards = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => card(from + at));
const listOf = (items: AddedCard[], total = TOTAL): ShownGames => {
  const html = items.map((item) => `<li>${item.html}</li>`).join("");
  return { cards: { id: html, html }, shown: items.length, total };
};
const firstPage = listOf(cards(0, PAGE_SIZE));
const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

interface Props {
  search?: string;
  loaded?: ShownGames;
}

function List({ search = "", loaded = firstPage }: Props) {
  const hall = { query: parseHallQuery(new URLSearchParams(search), undefined) } as Hall;
  const list = useGrowingList(hall, loaded);
  return (
    <DocumentDataContext.Provider value={{ policy: "site" } as DocumentData}>
      <GameGrid cards={list.cards} added={list.added} />
      <a href="/more" onClick={list.onMore}>
        {list.isLoading ? "loading" : `more ${list.paging.forward?.page ?? "none"}`}
      </a>
    </DocumentDataContext.Provider>
  );
}

const shown = () => screen.getAllByRole("listitem").length;
const more = () => screen.getByText(/^(?:more|loading)/);
const clickMore = (init: MouseEventInit = { detail: 1 }) =>
  act(async () => {
    more().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  });

beforeEach(() => {
  location.key = `entry ${Math.random()}`;
  vi.stubGlobal("fetch", answer);
  answer.mockReset();
  answer.mockImplementation(async () =>
    Response.json({ cards: cards(PAGE_SIZE, 2 * PAGE_SIZE), total: TOTAL }),
  );
  window.history.replaceState(null, "", "/lv/gamehall");
});
afterEach(() => {
  vi.unstubAllGlobals();
  navigate.mockReset();
});

describe("a growing list", () => {
  it("asks only for what is added, appends it and has the address of that page", async () => {
    render(<List />);
    await clickMore();
    expect(answer.mock.calls.map(([address]) => address)).toEqual(["/lv/games/list?page=2"]);
    expect(shown()).toBe(2 * PAGE_SIZE);
    expect(more().textContent).toBe("more 3");
    expect(window.location.pathname + window.location.search).toBe("/lv/gamehall?page=2");
    expect(navigate).not.toHaveBeenCalled();
  });

  it("moves the focus to the first added card for a key, and leaves it for a pointer", async () => {
    render(<List />);
    more().focus();
    await clickMore({ detail: 0 });
    expect(document.activeElement?.textContent).toBe(`Game ${PAGE_SIZE}`);
    more().focus();
    answer.mockResolvedValue(Response.json({ cards: cards(2 * PAGE_SIZE, TOTAL), total: TOTAL }));
    await clickMore({ detail: 1 });
    expect(shown()).toBe(TOTAL);
    expect(document.activeElement).toBe(more());
  });

  it.each<[string, () => Promise<Response>]>([
    ["a failure", async () => new Response("", { status: 503 })],
    ["no answer", () => Promise.reject(new TypeError("failed"))],
    ["something else", async () => Response.json({ error: "x" })],
    ["nobody's", async () => Response.json(null)],
    ["no more games", async () => Response.json({ cards: [], total: TOTAL })],
  ])("follows the link after %s", async (_, reply) => {
    answer.mockImplementation(reply);
    render(<List />);
    await clickMore();
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/gamehall?page=2");
    expect(shown()).toBe(PAGE_SIZE);
  });

  it("lets the browser open the link elsewhere", async () => {
    render(<List />);
    const follow = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener("click", follow, { once: true });
    await clickMore({ detail: 1, ctrlKey: true });
    expect(follow).toHaveBeenCalled();
    expect(answer).not.toHaveBeenCalled();
  });

  it("asks once while it waits, and not for a hall that is left", async () => {
    let reply: (response: Response) => void = () => {};
    const waiting = new Promise<Response>((resolve) => {
      reply = resolve;
    });
    answer.mockReturnValue(waiting);
    const { rerender } = render(<List />);
    await clickMore();
    await clickMore();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(more().textContent).toBe("loading");
    rerender(<List search="search=dunes" loaded={listOf(cards(0, 1), 1)} />);
    expect(answer.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    await act(async () => reply(Response.json({ cards: cards(PAGE_SIZE, 2 * PAGE_SIZE), total: TOTAL })));
    expect(shown()).toBe(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("is as long as it was after going back, and shows what was loaded anew of its games", async () => {
    const { unmount } = render(<List />);
    await clickMore();
    unmount();
    const renamed = listOf([card(0, "Renamed"), ...cards(1, PAGE_SIZE)]);
    const back = render(<List loaded={renamed} />);
    expect(shown()).toBe(2 * PAGE_SIZE);
    expect(screen.queryByText("Renamed")).not.toBeNull();
    back.unmount();
    location.key = "another entry";
    render(<List />);
    expect(shown()).toBe(PAGE_SIZE);
  });

  it("has a sportsbook once, whose address does not name it", async () => {
    const books = ["one"].map((sysname) => ({
      sysname,
      html: `<a href="/lv/betting" data-sysname="${sysname}">${sysname}</a>`,
    }));
    answer.mockImplementation(async () => Response.json({ cards: books, total: TOTAL }));
    const { unmount } = render(<List />);
    await clickMore({ detail: 0 });
    expect(document.activeElement?.textContent).toBe("one");
    unmount();
    render(<List loaded={listOf([...cards(0, PAGE_SIZE), ...books])} />);
    expect(shown()).toBe(PAGE_SIZE + 1);
  });
});
