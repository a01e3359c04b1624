import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { VirtualList } from "./virtual-list";

const items = Array.from({ length: 1000 }, (_, index) => `item ${index + 1}`);
const show = (keyOf: (item: string) => string | undefined, limit?: number) =>
  renderToStaticMarkup(
    <VirtualList
      items={items}
      limit={limit}
      renderItem={(item, attributes) => (
        <li {...attributes} key={keyOf(item)}>
          {item}
        </li>
      )}
    />,
  );

it("holds a few items, each saying which of how many it is", () => {
  const html = show((item) => item);
  expect(html.match(/<li/g)).toHaveLength(36);
  expect(html).toContain('<li aria-posinset="36" aria-setsize="1000">item 36</li>');
});

it("refuses an item without a key", () => {
  expect(() => show(() => undefined)).toThrow("item 0 of the list has no key");
});

it("refuses to hold more than its limit", () => {
  expect(() => show((item) => item, 20)).toThrow("more than 20 items");
});
