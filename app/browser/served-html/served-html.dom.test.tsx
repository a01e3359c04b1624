import { act, render } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type DocumentData, DocumentDataContext } from "~/browser/document-data";
import type { Fragment } from "./fragment";
import { createFragmentCache, createFragments } from "./fragment-cache.server";
import { ServedHtml, ServedHtmlProvider } from "./served-html";

const cache = createFragmentCache(1_000_000);
const inReply = (html: string) => createFragments(cache, true).serve([html]);
/** As the browser gets it. */
const received = (fragment: Fragment): Fragment => JSON.parse(JSON.stringify(fragment));

const page = (fragment: Fragment | null | undefined, isEmbedded = false) => (
  <DocumentDataContext.Provider value={{ policy: isEmbedded ? "frame" : "site" } as DocumentData}>
    <main>{fragment !== null && <ServedHtml as="ul" className="list" fragment={fragment} />}</main>
  </DocumentDataContext.Provider>
);

function open(html: string, { isEmbedded = false, isUnnamed = false } = {}) {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  const fragments = createFragments(cache, false);
  // A copy is as good as what the loader made.
  const named = { ...fragments.serve([html]) };
  host.innerHTML = renderToString(
    <ServedHtmlProvider value={fragments.htmlOf}>
      {page(isUnnamed ? { id: "x", html } : named, isEmbedded)}
    </ServedHtmlProvider>,
  );
  const item = host.querySelector("li");
  const loaded = isUnnamed ? undefined : received(named);
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(host, page(loaded, isEmbedded));
  });
  return {
    host,
    item,
    loaded,
    show: (fragment: Fragment | null | undefined) => act(() => root?.render(page(fragment, isEmbedded))),
  };
}

describe("what the server made", () => {
  it("is as it was served after hydration and whatever is rendered then, with what scripts have done to it", () => {
    const { host, item, loaded, show } = open('<li title="a&#x27;b">one</li>');
    expect(host.textContent).toBe("one");
    item?.setAttribute("data-open", "");
    show({ ...(loaded as Fragment) });
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

  it("stays, and is sent once, where the browser's data have none of it", () => {
    const { host, item, show } = open("<li>five</li>", { isUnnamed: true });
    show(undefined);
    expect(host.querySelector("li")).toBe(item);
    show(null);
    show(undefined);
    expect(host.textContent).toBe("");
  });
});

describe("in a partner's frame, whose policy forbids scripts to write HTML", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("nothing is written after hydration", () => {
    const written = vi.spyOn(Element.prototype, "innerHTML", "set");
    const { host, item, loaded, show } = open("<li>six</li>", { isEmbedded: true });
    const byTheTest = 1;
    show(loaded);
    show({ ...(loaded as Fragment) });
    expect(written).toHaveBeenCalledTimes(byTheTest);
    expect(host.querySelector("li")).toBe(item);
  });
});
