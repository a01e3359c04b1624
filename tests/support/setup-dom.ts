import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

// Not implemented by happy-dom.
Object.defineProperty(Object.getPrototypeOf(document), "fullscreenElement", {
  get: () => null,
  configurable: true,
});
Object.defineProperty(HTMLOptionElement.prototype, "defaultSelected", {
  get(this: HTMLOptionElement) {
    return this.hasAttribute("selected");
  },
});
