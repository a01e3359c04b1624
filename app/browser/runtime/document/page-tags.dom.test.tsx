import { expect, it } from "vitest";
import { showTags } from "./page-tags";

const tag = (element: JSX.Element) => ({ ...element, key: JSON.stringify(element.props) });
const title = (text: string) => ({ ...(<title>{text}</title>), key: "title" });

it("leaves of the page before what the next one has too, and of others everything", () => {
  document.head.innerHTML = `
    <meta name="guest" content="dark"><title>Home</title>
    <link rel="icon" href="/icon.svg"><link rel="alternate" hreflang="es-ES" href="/es-ES" data-guest="">
    <meta name="description" content="Says &quot;hello&quot;.">
    <script type="application/ld+json">{}</script>`;
  const icon = document.querySelector("link[rel=icon]");
  const icons = tag(<link rel="icon" href="/icon.svg" />);
  showTags([
    title("Home"),
    icons,
    tag(<link rel="alternate" hrefLang="es-ES" href="/es-ES" />),
    tag(<meta name="description" content={'Says "hello".'} />),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as Remix gives it
    tag(<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: "{}" }} />),
  ]);
  expect(document.head.children).toHaveLength(6);
  showTags([title("Hall"), icons, tag(<meta name="robots" content="noindex" />)]);
  expect(document.title).toBe("Hall");
  expect(document.querySelector("link[rel=icon]")).toBe(icon);
  expect([...document.head.children].map((element) => element.outerHTML)).toEqual([
    '<meta name="guest" content="dark">',
    "<title>Hall</title>",
    '<link rel="icon" href="/icon.svg">',
    '<meta name="robots" content="noindex">',
  ]);
});
