import { expect, it } from "vitest";
import { ContentPageSchema } from "./pages";
import { PromotionEntrySchema } from "./promotions";

it.each([
  [{ slug: "terms-of-use", title: "Terms" }, "Terms"],
  [{ slug: "terms-of-use", title: " " }, "Terms of use"],
  [{ slug: "terms-of-use", title: null }, "Terms of use"],
  [{ slug: "noteikumi" }, "Noteikumi"],
])("%j is called %j, as a page and as a promotion", (entry, title) => {
  for (const schema of [ContentPageSchema, PromotionEntrySchema])
    expect(schema.parse(entry)).toMatchObject({ title });
});
