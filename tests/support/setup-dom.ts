import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Files of a worker share the document too.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// Not implemented by happy-dom.
Object.defineProperty(Object.getPrototypeOf(document), "fullscreenElement", {
  get: () => null,
  configurable: true,
});
Object.defineProperty(HTMLOptionElement.prototype, "defaultSelected", {
  get(this: HTMLOptionElement) {
    return this.hasAttribute("selected");
  },
  configurable: true,
});
Object.defineProperty(Object.getPrototypeOf(document), "images", {
  get(this: Document) {
    return this.getElementsByTagName("img");
  },
  configurable: true,
});
