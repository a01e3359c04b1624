import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useDocumentData } from "~/document-data";

/**
 * A script that runs while the document is parsed, before the page comes alive. A navigation brings none: React would
 * write it in a way that browsers never run.
 */
export function DocumentScript({ code }: { code: string }) {
  const { nonce } = useDocumentData();
  const isHydrated = useHydrated();
  const [isWritten] = useState(!isHydrated);
  if (!isWritten) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of whoever uses this
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
