import { ScrollRestoration } from "@remix-run/react";
import type { ReactNode } from "react";
import { useCustomCode } from "~/browser/custom-code/use-custom-code";
import { useDocumentData } from "~/browser/document-data";
import { usePageTags } from "~/browser/runtime/document/page-tags";

/**
 * What React owns of the document in a browser. The rest belongs to nobody: what browsers, extensions and servers on
 * the way put there is not even noticed (docs/decisions/193-guests-in-the-page.md). It stands where `ServedDocument`
 * has it, second of two (the body), and there second of three: React makes ids from such places.
 */
export function AppInDocument({ children }: { children: ReactNode }) {
  const { policy } = useDocumentData();
  useCustomCode();
  usePageTags();
  return (
    <>
      {policy !== "frame" && <Scrolling />}
      <Body>{children}</Body>
    </>
  );
}

function Body({ children }: { children: ReactNode }) {
  return (
    <>
      {null}
      {children}
      {null}
    </>
  );
}

/** Called, because its element, a script, is the served document's. */
function Scrolling() {
  ScrollRestoration({});
  return null;
}
