interface HiddenIfAnsweredProps {
  cookie: string;
  /** Source of a regular expression for the cookie's whole value. */
  value: string;
  nonce: string | undefined;
}

/** First child of a notice: hides it before the first paint when this browser has answered already. */
export function HiddenIfAnswered({ cookie, value, nonce }: HiddenIfAnsweredProps) {
  const script = `if(/(?:^|; )${cookie}=${value}(?:;|$)/.test(document.cookie))document.currentScript.parentNode.hidden=true`;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own constants
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
  );
}
