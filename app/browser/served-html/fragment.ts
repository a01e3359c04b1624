/**
 * HTML that the server made and no browser hydrates, as loader data names it. A document has the HTML once, in its
 * markup; every other reply brings it here. What has the same id looks the same.
 */
export interface Fragment {
  id: string;
  html?: string;
}
