import { describe, expect, it } from "vitest";
import { signInEditor } from "../../../../tests/support/content-editor";
import { testStage } from "../../../../tests/support/stage";
import { loadHall } from "./hall.server";

const stage = await testStage();

async function introOf(search: string, locale?: string) {
  const context = await stage.visit(locale, "/gamehall");
  return (await loadHall(context, new URLSearchParams(search))).intro?.html;
}

describe("the text of a category", () => {
  it("has its title and first paragraph, and folds the rest", async () => {
    const [open = "", folded] = ((await introOf("category=table")) ?? "").split("<details");
    expect(open).toMatch(/^<h2[^>]*>Games at the table<\/h2>.*<p>Blackjack[^<]*<\/p>/);
    expect(open).not.toContain("return to player");
    expect(folded).toMatch(/<summary[^>]*>More about Table games.*<strong>return to player<\/strong>/);
  });

  it("is in the visitor's language", async () => {
    expect(await introOf("category=jackpots", "ar")).toContain("المزيد عن");
    expect(await introOf("category=jackpots", "lv-LV")).toContain("Vairāk par");
  });

  it.each([
    "category=all",
    "category=live",
    "category=table&page=2",
    "category=table&search=a",
    "category=table&tags=new",
  ])("is not shown at %s", async (search) => expect(await introOf(search)).toBeUndefined());

  it("is not split inside an element", async () => {
    const editor = await signInEditor(stage.sandboxUrl);
    const text = "<h2>One</h2><ul><li><h3>Two</h3><p>Three</p></li></ul><p>Four</p>";
    await editor.add("category-intros", { category: "fast", text });
    expect(await introOf("category=fast")).toContain(text);
  });

  it("is shown from its date on, and unfolded where it does not begin with a paragraph", async () => {
    const editor = await signInEditor(stage.sandboxUrl);
    await editor.add("category-intros", { category: "fast", text: "<ul><li>One</li></ul><p>Two</p>" });
    await editor.add("category-intros", {
      category: "new",
      text: "<p>Later</p>",
      publishAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(await introOf("category=fast")).toMatch(/<li>One<\/li><\/ul><p>Two<\/p>/);
    expect(await introOf("category=fast")).not.toContain("<details");
    expect(await introOf("category=new")).toBeUndefined();
  });
});
