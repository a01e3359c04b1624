import type { ChatEvent, ChatPerson, ChatSetup } from "./chat-setup";

/** The public interface of a vendor's script, as the site uses it. All of it may throw: it is somebody else's. */
export interface ChatAdapter {
  /** Id that the script element has to bear. */
  scriptId?: string;
  /** Ending a conversation takes the script away with it. */
  isTakenAway?: true;
  /** Selector of all that the script puts into the page. */
  parts: string;
  /** Selector of the button alone, where the script has no option for its distance from the edge. */
  bubble?: string;
  /** Sets what the script reads as it starts. */
  prepare(setup: ChatSetup): void;
  /** Begins, once the script has run, and again after a conversation was ended. */
  start(setup: ChatSetup): void;
  /** Whether it can be talked to. */
  isReady(): boolean;
  identify(person: ChatPerson): void;
  hide(): void;
  show(): void;
  /** Opens the window of the chat. */
  open(): void;
  /** Ends the conversation, so that the next person at this browser finds nothing of it. */
  shutdown(): void;
  /** Tells of what is said. What comes back ends that. */
  listen(tell: (event: ChatEvent) => void, setup: ChatSetup): () => void;
}

/** Distance of the button from the bottom of a narrow screen, in pixels (product 9: 5rem). */
export const MOBILE_OFFSET_PX = 80;
/** Where the bottom bar is (`app/ui/styles/tokens.css`). */
export const NARROW = "(width < 992px)";

/** Names a conversation for vendors that give it none. */
export function conversationName(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** Fields without those that are not known. */
export function known(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])),
  );
}
