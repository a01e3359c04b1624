import { act, render } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module as a browser evaluates it, in a document of this address. */
async function inDocument(href: string) {
  vi.resetModules();
  const location = { href, reload: vi.fn() };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { state: null });
  const { lazyComponent } = await import("./lazy-component");
  return { location, lazyComponent };
}

const Menu = ({ name }: { name: string }) => <p>{name}</p>;
const lost = () => Promise.reject(new Error("no such file"));

/** What a page shows that holds the component: itself, that it waits, or its error. */
async function shown(Lazy: (props: { name: string }) => ReactNode): Promise<string | null> {
  const { container, unmount } = render(
    <Failing>
      <Suspense fallback="waits">
        <Lazy name="Ana" />
      </Suspense>
    </Failing>,
  );
  await act(async () => {});
  const text = container.textContent;
  unmount();
  return text;
}

class Failing extends Component<{ children: ReactNode }> {
  override state = { message: "" };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

describe("a component whose code is fetched when it is needed", () => {
  it("is fetched once, and rendered at once when it was prepared", async () => {
    const { lazyComponent } = await inDocument("https://site.test/");
    const load = vi.fn(async () => Menu);
    const Lazy = lazyComponent(load);
    expect(await shown(Lazy)).toBe("Ana");
    expect(await shown(Lazy)).toBe("Ana");
    expect(load).toHaveBeenCalledTimes(1);
    const Prepared = lazyComponent(load);
    await Prepared.prepare();
    expect(renderToString(<Prepared name="Ana" />)).toBe("<p>Ana</p>");
  });

  it("keeps its served markup until its code is there", async () => {
    const { lazyComponent } = await inDocument("https://site.test/");
    let come = () => {};
    const Lazy = lazyComponent(
      () =>
        new Promise<typeof Menu>((resolve) => {
          come = () => resolve(Menu);
        }),
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(
      <Suspense>
        <Menu name="Ana" />
      </Suspense>,
    );
    const served = container.querySelector("p");
    const onRecoverableError = vi.fn();
    await act(async () => {
      hydrateRoot(
        container,
        <Suspense>
          <Lazy name="Ana" />
        </Suspense>,
        { onRecoverableError },
      );
    });
    expect(container.querySelector("p")).toBe(served);
    await act(async () => come());
    expect(container.querySelector("p")).toBe(served);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it("that is gone loads the address where it was requested as a document", async () => {
    const { lazyComponent, location } = await inDocument("https://site.test/");
    location.href = "https://site.test/?menu";
    const Lazy = lazyComponent<{ name: string }>(lost);
    expect(await shown(Lazy)).toBe("waits");
    expect(await shown(Lazy)).toBe("waits");
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it("that was fetched ahead in vain loads nothing, and is requested again when it is needed", async () => {
    const { lazyComponent, location } = await inDocument("https://site.test/");
    const load = vi.fn(lost as () => Promise<typeof Menu>);
    const Lazy = lazyComponent(load);
    await expect(Lazy.prepare()).rejects.toThrow("no such file");
    await expect(Lazy.prepare()).rejects.toThrow("no such file");
    expect(location.reload).not.toHaveBeenCalled();
    load.mockResolvedValue(Menu);
    expect(await shown(Lazy)).toBe("Ana");
  });

  it("leaves the server's dialog as it is, rather than load it for ever", async () => {
    const { lazyComponent, location } = await inDocument("https://site.test/?menu");
    expect(await shown(lazyComponent<{ name: string }>(lost))).toBe("waits");
    expect(location.reload).not.toHaveBeenCalled();
  });

  it("that is gone again at an address that was just loaded for it is an error", async () => {
    const first = await inDocument("https://site.test/");
    first.location.href = "https://site.test/?menu";
    await shown(first.lazyComponent<{ name: string }>(lost));
    const second = await inDocument("https://site.test/other");
    second.location.href = "https://site.test/?menu";
    expect(await shown(second.lazyComponent<{ name: string }>(lost))).toBe("no such file");
    expect(second.location.reload).not.toHaveBeenCalled();
    second.location.href = "https://site.test/?dialog=language";
    expect(await shown(second.lazyComponent<{ name: string }>(lost))).toBe("waits");
    expect(second.location.reload).toHaveBeenCalledTimes(1);
    // biome-ignore lint/suspicious/noConsole: React says that the boundary has caught an error
    vi.mocked(console.error).mockClear();
  });

  it("is an error on the server", async () => {
    vi.resetModules();
    vi.stubGlobal("location", undefined);
    const { lazyComponent } = await import("./lazy-component");
    await expect(lazyComponent(lost).prepare()).rejects.toThrow("no such file");
  });
});
