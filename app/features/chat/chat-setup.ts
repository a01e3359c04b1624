import type { ChatVendor } from "./vendors";

/** The identity given to the chat; all of it comes from the platform, signatures included (docs/contract.md#3.11). */
export interface ChatPerson {
  uid?: string;
  name?: string;
  email?: string;
  phone?: string;
  /** Attributes of the person, by the vendor's own names, including the vendor's identity signature. */
  custom: Readonly<Record<string, string>>;
  /** Attributes of the conversation. */
  conversation: Readonly<Record<string, string>>;
}

/** What the browser needs to load the chat. */
export interface ChatSetup {
  vendor: ChatVendor;
  /** URL of the vendor's script. */
  script: string;
  /** URL of the vendor's server, for the one that is often self-hosted (chatwoot). */
  base: string;
  /** The operator's account with the vendor: an app, a property, a license. */
  account: string;
  lang: string;
  person: ChatPerson;
}

/** A chat message (docs/product.md#3). */
export interface ChatEvent {
  channel_id: string;
  conversation_id: string;
  text: string;
  event: "sent" | "received";
}
