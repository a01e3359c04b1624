import type { ChatVendor } from "./vendors";

/** Who the chat is told to be talking to; all of it comes from the platform, signatures included (contract 3.11). */
export interface ChatPerson {
  uid?: string;
  name?: string;
  email?: string;
  phone?: string;
  /** What is said of the person, under the vendor's own names; a vendor's signature of the identity is one of them. */
  custom: Readonly<Record<string, string>>;
  /** What is said of the conversation. */
  conversation: Readonly<Record<string, string>>;
}

/** What a browser needs to show the chat. */
export interface ChatSetup {
  vendor: ChatVendor;
  /** Address of the vendor's script. */
  script: string;
  /** Where the vendor's server is, for the one that is often one's own (chatwoot). */
  base: string;
  /** The operator's account with the vendor: an app, a property, a license. */
  account: string;
  lang: string;
  person: ChatPerson;
}

/** Something that was said in the chat (product 3). */
export interface ChatEvent {
  channel_id: string;
  conversation_id: string;
  text: string;
  event: "sent" | "received";
}
