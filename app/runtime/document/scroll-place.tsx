import { ScrollRestoration } from "@remix-run/react";

/** What Remix writes in twice the bytes, and without an error where a frame may have no storage. */
const RESTORE = `{let h=history,y;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");try{y=JSON.parse(sessionStorage.getItem("positions"))?.[h.state.key]}catch{}y>=0&&scrollTo(0,y)}`;

/** The place of a page that was left, as soon as its document is there, and then with every navigation. */
export function ScrollPlace({ nonce }: { nonce: string | undefined }) {
  return import.meta.env.SSR ? (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: RESTORE }}
    />
  ) : (
    <ScrollRestoration nonce={nonce} />
  );
}
