import { type ChatAdapter, conversationName, known } from "../adapter";
import type { ChatPerson } from "../chat-setup";

const page = globalThis as {
  jivo_api?: {
    open(): void;
    close(): void;
    setContactInfo(contact: Record<string, string>): void;
    setUserToken(token: string): void;
    setCustomData(fields: { title: string; content: string }[]): void;
    clearHistory(): void;
  };
  jivo_init?: () => void;
  jivo_destroy?: () => void;
  jivo_onLoadCallback?: () => void;
  jivo_onClose?: () => void;
  jivo_onMessageSent?: () => void;
  jivo_onMessageReceived?: () => void;
};
/** Maximum of the vendor's API. */
const MAX_FIELDS = 10;
let isReady = false;
let isAway = false;
let person: ChatPerson | undefined;

export const adapter: ChatAdapter = {
  parts: "body > jdiv",
  button: '#jvlabelWrap, jdiv[class*="__button"]',
  prepare() {
    page.jivo_onLoadCallback = () => {
      isReady = true;
      // Its end destroys the widget, so the person is set again after each load.
      if (person) introduce(person);
    };
  },
  start: () => restoreWidget(),
  isReady: () => isReady && page.jivo_api !== undefined,
  identify(given) {
    person = given;
    if (!isAway) introduce(given);
  },
  hide: () => page.jivo_api?.close(),
  open: () => page.jivo_api?.open(),
  shutdown() {
    person = undefined;
    page.jivo_api?.clearHistory();
    removeWidget();
  },
  listen(onEvent, { account }, onClosed) {
    const conversation = conversationName();
    const say = (event: "sent" | "received") => () =>
      onEvent({ channel_id: account, conversation_id: conversation, text: "", event });
    page.jivo_onClose = onClosed;
    page.jivo_onMessageSent = say("sent");
    page.jivo_onMessageReceived = say("received");
    return () => {
      page.jivo_onClose = undefined;
      page.jivo_onMessageSent = undefined;
      page.jivo_onMessageReceived = undefined;
    };
  },
};

function introduce({ uid, name, email, phone, custom, conversation }: ChatPerson): void {
  if (uid) page.jivo_api?.setUserToken(uid);
  page.jivo_api?.setContactInfo(known({ name, email, phone }));
  const fields = Object.entries({ ...custom, ...conversation }).map(([title, content]) => ({
    title,
    content,
  }));
  if (fields.length > 0) page.jivo_api?.setCustomData(fields.slice(0, MAX_FIELDS));
}

function removeWidget(): void {
  if (!isAway) page.jivo_destroy?.();
  isAway = true;
}

function restoreWidget(): void {
  if (isAway) page.jivo_init?.();
  isAway = false;
}
