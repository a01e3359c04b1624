import type { ChatAdapter } from "./adapter";
import type { ChatEvent, ChatSetup } from "./chat-setup";
import { waitFor } from "./wait-for";

interface ChatSurroundings {
  /** Loads the vendor's script. */
  load: (address: string, id?: string) => Promise<void>;
  /** Uid whose conversation this browser holds, across pages; null for none. */
  owner: { read: () => string | null; store: (uid: string | null) => void };
  onEvent: (event: ChatEvent) => void;
  /** Hides the vendor's elements with CSS, whatever its API does. */
  cover: (isHidden: boolean) => void;
  /** Reports how many messages came while the window was closed; null: there is no chat to open. */
  report: (unread: number | null) => void;
}

export interface Chat {
  /** Starts the chat for this person, or switches to them. Rejects when the vendor's script fails to load. */
  meet: (setup: ChatSetup, uid: string | null) => Promise<void>;
  setHidden: (isHidden: boolean) => void;
  /** Opens the chat window once the chat has started. */
  open: () => Promise<void>;
  /** Ends the conversation and stops listening. */
  close: () => Promise<void>;
}

/**
 * A vendor's chat on one page: loads it once, identifies the person, and ends the conversation when another person is
 * there (docs/product.md#4). Operations are queued, so that two changes never overlap.
 */
export function createChat(
  adapter: ChatAdapter,
  { load, owner, onEvent, cover, report }: ChatSurroundings,
): Chat {
  let isLoaded = false;
  let isStarted = false;
  let isHidden = false;
  let isOpen = false;
  let unread = 0;
  let current: string | null = null;
  let stopListening = () => {};
  let turn: Promise<void> = Promise.resolve();

  function inTurn(act: () => Promise<void>): Promise<void> {
    const done = turn.then(act);
    turn = done.catch(() => {});
    return done;
  }

  async function begin(setup: ChatSetup) {
    if (!isLoaded) {
      adapter.prepare(setup);
      await load(setup.script, adapter.scriptId);
      isLoaded = true;
    }
    adapter.start(setup);
    if (!(await waitFor(() => adapter.isReady()))) throw new Error("the script brought no chat");
    isStarted = true;
  }

  function end() {
    report(null);
    isOpen = false;
    unread = 0;
    stopListening();
    adapter.shutdown();
    isStarted = false;
    if (adapter.isTakenAway) isLoaded = false;
  }

  /** The window stays open where it may; the vendor's button is never there. */
  function settle() {
    cover(isHidden);
    if (isHidden) isOpen = false;
    if (!isOpen) adapter.hide();
    report(isHidden ? null : unread);
  }

  function hear(event: ChatEvent) {
    if (event.event === "received" && !isOpen) unread += 1;
    if (!isHidden) report(unread);
    onEvent(event);
  }

  function onClosed() {
    if (!isOpen) return;
    isOpen = false;
    adapter.hide();
  }

  return {
    meet: (setup, uid) =>
      inTurn(async () => {
        // Its button is not seen before it can be hidden.
        cover(isHidden || !isStarted);
        if (!isStarted) await begin(setup);
        else if (current === uid) return;
        // A conversation of another person, from this page or an earlier one.
        const before = current ?? owner.read();
        if (before !== null && before !== uid) {
          end();
          await begin(setup);
        }
        current = uid;
        owner.store(uid);
        const { uid: knownUid, name, email, phone, custom, conversation } = setup.person;
        const isDescribed = [custom, conversation].some((attributes) => Object.keys(attributes).length > 0);
        if (knownUid || name || email || phone || isDescribed) adapter.identify(setup.person);
        stopListening();
        stopListening = adapter.listen(hear, setup, onClosed);
        settle();
      }),
    setHidden(next) {
      if (next === isHidden) return;
      isHidden = next;
      cover(isHidden || !isStarted);
      void inTurn(async () => {
        if (isStarted) settle();
      });
    },
    open: () =>
      inTurn(async () => {
        if (!isStarted) throw new Error("there is no chat to open");
        isOpen = true;
        unread = 0;
        adapter.open();
        report(unread);
      }),
    close: () =>
      inTurn(async () => {
        if (isStarted) end();
        current = null;
        owner.store(null);
      }),
  };
}
