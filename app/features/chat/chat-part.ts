import { isAllowed, onConsentChange } from "~/browser/consent/browser-consent";
import { loadScript } from "~/browser/custom-code/load-script";
import type { RuntimeContext } from "~/browser/runtime/part";
import { readJson } from "~/browser/runtime/read-json";
import { readStored, storedKeys, writeStored } from "~/browser/runtime/storage";
import { whenIdle } from "~/browser/runtime/time/when-idle";
import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/routing/paths";
import { offeredChat } from "~/shell/chat/offered-chat";
import { adapters } from "./adapters";
import { type Chat, createChat } from "./chat";
import type { ChatEvent, ChatSetup } from "./chat-setup";
import { registerChatOpener } from "./open-chat";
import { createCover } from "./vendor-styles";

/** The consent that the chat needs (`app/features/consent/`). */
const PURPOSE = "functional";
const UNNAMED = "player";

/**
 * The support chat of this page (docs/product.md#4): loads when the browser is idle, is hidden where the route says
 * so, and is updated when the player changes, in any tab. Needs the visitor's consent, and ends when that is
 * withdrawn. Failures are logged.
 */
export function start({ getLocation, onLocation }: RuntimeContext): () => void {
  let chat: Chat | undefined;
  let isOver = false;
  let viewer = getLocation().viewer;
  /** Uid that the chat was last given. */
  let met: string | null = null;
  let latest: Promise<void> | undefined;
  let isIdle = false;

  /** Reads the settings each time: the platform decides who the player is. */
  async function meet() {
    const setup = isAllowed(PURPOSE)
      ? await readJson<ChatSetup>(localeHref(paths.chat()), ["vendor", "person"])
      : null;
    if (setup === undefined) throw new Error("its settings could not be read");
    if (!setup || isOver) return;
    if (!chat) {
      const { adapter } = await adapters[setup.vendor]();
      chat = createChat(adapter, {
        load: loadScript,
        owner: { read: () => readStored(storedKeys.chat), store: (uid) => writeStored(storedKeys.chat, uid) },
        onEvent: store,
        cover: createCover(adapter),
        report: (unread) =>
          offeredChat.set(unread === null ? null : { unread, open: () => void chat?.open() }),
      });
    }
    chat.setHidden(getLocation().chat === "hidden");
    // A player without a uid in the settings still counts as one. If a uid was known before, that player has left.
    const isUnnamed = getLocation().viewer === "player" && (met === null || met === UNNAMED);
    met = setup.person.uid ?? (isUnnamed ? UNNAMED : null);
    await chat.meet(setup, met);
  }

  /** Queues another update after the current one, even if that failed. */
  function again(): Promise<void> {
    const next = (latest ?? Promise.resolve()).catch(() => {}).then(meet);
    latest = next;
    next.catch(() => {
      if (latest === next) latest = undefined;
    });
    return next;
  }
  /** Before the idle start there is nothing to update: the start reads the current settings. */
  const follow = () => {
    if (isIdle && isAllowed(PURPOSE)) again().catch(log);
  };

  let isStopped = false;
  void whenIdle().then(() => {
    if (isStopped) return;
    isIdle = true;
    if (!latest) follow();
  });
  const offOffer = registerChatOpener(async () => {
    await (latest ?? again());
    if (!chat || !isAllowed(PURPOSE)) throw new Error("there is no chat");
    await chat.open();
  });
  const offConsent = onConsentChange(() => {
    if (isAllowed(PURPOSE)) return follow();
    chat?.setHidden(true);
    void chat?.close();
  });
  const unfollow = onLocation(() => {
    const here = getLocation();
    chat?.setHidden(here.chat === "hidden" || !isAllowed(PURPOSE));
    if (here.viewer === viewer || here.viewer === "unknown" || here.viewer === undefined) return;
    viewer = here.viewer;
    follow();
  });
  // A sign-in or sign-out in another tab.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storedKeys.chat && newValue !== met) follow();
  };
  addEventListener("storage", onStorage);

  return () => {
    isOver = true;
    isStopped = true;
    offOffer();
    offConsent();
    unfollow();
    removeEventListener("storage", onStorage);
    offeredChat.set(null);
  };
}

function store(event: ChatEvent): void {
  const body = new URLSearchParams({ ...event });
  void fetch(paths.chatEvents(), { method: "POST", body, keepalive: true }).catch(() => undefined);
}

function log(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: failures of a third-party script are logged (docs/product.md#8)
  console.warn(`support chat: ${error}`);
}
