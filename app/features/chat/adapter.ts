import type { ChatEvent, ChatPerson, ChatSetup } from "./chat-setup";

/** A vendor's public API, as the site uses it. Any method may throw, because it calls third-party code. */
export interface ChatAdapter {
  /** Required id of the script element. */
  scriptId?: string;
  /** Ending a conversation removes the script as well. */
  isTakenAway?: true;
  /** Selector of all elements that the script adds. */
  parts: string;
  /** Selector of the vendor's button, where its API cannot hide the button alone: the site has its own. */
  button?: string;
  /** Sets the globals that the script reads when it runs. */
  prepare(setup: ChatSetup): void;
  /** Starts a conversation: after the script has run, and again after one was ended. */
  start(setup: ChatSetup): void;
  /** Whether the API can be called. */
  isReady(): boolean;
  identify(person: ChatPerson): void;
  /** Leaves nothing to be seen, neither window nor button; messages still come. */
  hide(): void;
  /** Opens the chat window, also after `hide`. */
  open(): void;
  /** Ends the conversation, so that the next person at this browser sees nothing of it. */
  shutdown(): void;
  /** Reports messages, and that the window was closed; returns a function that unsubscribes. */
  listen(onEvent: (event: ChatEvent) => void, setup: ChatSetup, onClosed: () => void): () => void;
}

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
