import { act, render } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { type DocumentData, DocumentDataContext } from "~/document-data";
import type { Piece } from "./piece";
import { placePiece } from "./place-piece.server";
import { usePiece } from "./use-piece";

function List({ piece }: { piece: Piece }) {
  return <ul {...usePiece(piece)} />;
}

const page = (piece: Piece | null) => (
  <DocumentDataContext.Provider value={{ isFrame: false } as DocumentData}>
    <main>{piece && <List piece={piece} />}</main>
  </DocumentDataContext.Provider>
);
const inDocument = (html: string) => placePiece({ isDataRequest: false }, [html]);
const inReply = (html: string) => placePiece({ isDataRequest: true }, [html]);
/** As the browser gets it. */
const received = (piece: Piece): Piece => JSON.parse(JSON.stringify(piece));

function open(html: string) {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  host.innerHTML = renderToString(page(inDocument(html)));
  const item = host.querySelector("li");
  const loaded = received(inDocument(html));
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(host, page(loaded));
  });
  return { host, item, loaded, show: (piece: Piece | null) => act(() => root?.render(page(piece))) };
}

it("is as it was served after hydration and whatever is rendered then, with the marks that scripts set", () => {
  const { host, item, loaded, show } = open('<li title="a&#x27;b">one</li>');
  expect(host.textContent).toBe("one");
  item?.setAttribute("data-open", "");
  show({ ...loaded });
  show(received(inReply('<li title="a&#x27;b">one</li>')));
  expect(host.querySelector("li")).toBe(item);
  expect(item?.hasAttribute("data-open")).toBe(true);
});

it("is replaced by a reply with other HTML", () => {
  const { host, show } = open("<li>two</li>");
  show(received(inReply("<li>2</li><li>3</li>")));
  expect(host.textContent).toBe("23");
});

it("is there again when it is mounted again", () => {
  const { host, loaded, show } = open("<li>three</li>");
  show(null);
  expect(host.textContent).toBe("");
  show(loaded);
  expect(host.textContent).toBe("three");
});

it("is shown of a reply alone", () => {
  const { container } = render(page(received(inReply("<li>four</li>"))));
  expect(container.textContent).toBe("four");
});
