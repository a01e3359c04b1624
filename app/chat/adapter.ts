import type { ChatEvent, ChatPerson, ChatSetup } from "./chat-setup";

/** A vendor's public API, as the site uses it. Any method may throw, because it calls third-party code. */
export interface ChatAdapter {
  /** Required id of the script element. */
  scriptId?: string;
  /** Ending a conversation removes the script as well. */
  isTakenAway?: true;
  /** Selector of all elements that the script adds. */
  parts: string;
  /** Selector of the button, where the script has no option for its distance from the edge. */
  bubble?: string;
  /** Sets the globals that the script reads when it runs. */
  prepare(setup: ChatSetup): void;
  /** Starts a conversation: after the script has run, and again after one was ended. */
  start(setup: ChatSetup): void;
  /** Whether the API can be called. */
  isReady(): boolean;
  identify(person: ChatPerson): void;
  hide(): void;
  show(): void;
  /** Opens the chat window. */
  open(): void;
  /** Ends the conversation, so that the next person at this browser sees nothing of it. */
  shutdown(): void;
  /** Reports messages; returns a function that unsubscribes. */
  listen(tell: (event: ChatEvent) => void, setup: ChatSetup): () => void;
}

/** Distance of the button from the bottom of a narrow screen, in pixels (docs/product.md#9: 5rem). */
export const MOBILE_OFFSET_PX = 80;
/** Screens with the bottom bar (`app/ui/styles/tokens.css`). */
export const NARROW = "(width < 992px)";

/** A random conversation id, for vendors that have none. */
export function conversationName(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** Only the fields with a value. */
export function known(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])),
  );
}
