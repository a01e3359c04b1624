import type { ChatAdapter } from "./adapter";
import type { ChatEvent, ChatSetup } from "./chat-setup";
import { waitFor } from "./wait-for";

interface Surroundings {
  /** Runs the vendor's script. */
  load: (address: string, id?: string) => Promise<void>;
  /** Whose conversation this browser holds, for all its pages; null for nobody's. */
  owner: { read: () => string | null; keep: (uid: string | null) => void };
  tell: (event: ChatEvent) => void;
  /** Takes what the vendor has put into the page out of sight, whatever its own interface does. */
  cover: (isHidden: boolean) => void;
}

export interface Chat {
  /** Begins with this person, or goes on with another one. Rejects where the vendor does not come. */
  meet: (setup: ChatSetup, uid: string | null) => Promise<void>;
  setHidden: (isHidden: boolean) => void;
  /** Opens its window once it is there. */
  open: () => Promise<void>;
  /** Ends the conversation, and what is heard of it. */
  close: () => Promise<void>;
}

/**
 * One vendor's chat in one page: loaded once, told who is there, and emptied when somebody else is (product 4).
 * What is asked of it is done in turn, so that two changes of who is there never cross.
 */
export function createChat(adapter: ChatAdapter, { load, owner, tell, cover }: Surroundings): Chat {
  let isLoaded = false;
  let isStarted = false;
  let isHidden = false;
  let current: string | null = null;
  let deafen = () => {};
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
    deafen();
    adapter.shutdown();
    isStarted = false;
    if (adapter.isTakenAway) isLoaded = false;
  }

  function showOrHide() {
    cover(isHidden);
    if (isHidden) adapter.hide();
    else adapter.show();
  }

  return {
    meet: (setup, uid) =>
      inTurn(async () => {
        cover(isHidden);
        if (!isStarted) await begin(setup);
        else if (current === uid) return;
        // A conversation of an earlier page, or of this one, that is somebody else's.
        const before = current ?? owner.read();
        if (before !== null && before !== uid) {
          end();
          await begin(setup);
        }
        current = uid;
        owner.keep(uid);
        const { uid: told, name, email, phone, custom, conversation } = setup.person;
        const isDescribed = [custom, conversation].some((attributes) => Object.keys(attributes).length > 0);
        if (told || name || email || phone || isDescribed) adapter.identify(setup.person);
        deafen();
        deafen = adapter.listen(tell, setup);
        showOrHide();
      }),
    setHidden(next) {
      if (next === isHidden) return;
      isHidden = next;
      cover(isHidden);
      void inTurn(async () => {
        if (isStarted) showOrHide();
      });
    },
    open: () =>
      inTurn(async () => {
        if (!isStarted) throw new Error("there is no chat to open");
        adapter.show();
        adapter.open();
      }),
    close: () =>
      inTurn(async () => {
        if (isStarted) end();
        current = null;
        owner.keep(null);
      }),
  };
}
