import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useDocumentData } from "~/browser/document-data";

/**
 * An inline script that runs while the document is parsed, before hydration. Rendered by the server only: React
 * inserts scripts in a way that browsers do not run. Its code is no part of the browser's files.
 */
export function DocumentScript({ code }: { code: string | undefined }) {
  const { nonce } = useDocumentData();
  const isHydrated = useHydrated();
  const [isWritten] = useState(!isHydrated);
  if (!isWritten) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: callers pass a constant
      dangerouslySetInnerHTML={{ __html: code ?? "" }}
    />
  );
}
