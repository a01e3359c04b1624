/**
 * The public interfaces of the chats, as far as a site uses them, each over `core.ts`: the same globals, names and
 * orders of things as in the vendors' own scripts. Texts of functions that are given the core.
 */
export const interfaces: Record<string, string> = {
  livechat: `function (chat) {
    const listeners = [];
    const acts = {
      hide: () => { chat.open(false); chat.see(false); },
      maximize: () => chat.open(true),
      destroy() {
        chat.forget();
        chat.remove();
        delete window.LiveChatWidget;
        delete window.__lc;
      },
    };
    const run = (name, given) => {
      chat.record(name, ...given.filter((one) => typeof one !== "function"));
      if (name === "on") listeners.push(given);
      if (name === "off") listeners.splice(0, listeners.length, ...listeners.filter(([, one]) => one !== given[1]));
      if (name === "call") acts[given[0]]?.();
      if (name === "get") return { chatId: chat.conversation(), threadId: "thread-1" };
    };
    chat.draw({ holderId: "chat-widget-container" });
    chat.onSaid(({ event }) => {
      const data = { type: "message", timestamp: Date.now(), author: { id: "1", type: event === "sent" ? "customer" : "agent" } };
      for (const [name, listener] of listeners) if (name === "new_event") listener(data);
    });
    chat.onClosed(() => {
      for (const [name, listener] of listeners) if (name === "visibility_changed") listener({ visibility: "minimized" });
    });
    const widget = window.LiveChatWidget;
    widget._h = run;
    for (const [name, given] of widget._q.splice(0)) run(name, given);
  }`,
  zendesk: `function (chat) {
    const listeners = [];
    let onClose = () => {};
    const acts = {
      hide: () => { chat.open(false); chat.see(false); },
      show: () => chat.see(true),
      open: () => chat.open(true),
      close: () => chat.open(false),
      logoutUser: () => chat.forget(),
    };
    chat.draw({ bubbleId: "launcher" });
    chat.onSaid(({ event, text, id, conversation }) => {
      const message = { id: "m" + id, received: Date.now() / 1000, role: event === "sent" ? "appUser" : "business", type: "text", text };
      for (const listener of listeners) listener({ type: "messagesShown", conversationId: conversation, messages: [message] });
    });
    chat.onClosed(() => onClose());
    window.zE = (group, command, ...given) => {
      chat.record(group, command, ...given.filter((one) => typeof one !== "function"));
      if (group === "messenger") acts[command]?.();
      if (command === "loginUser") given[0]((token) => chat.record("jwt", token));
      if (group === "messenger:on" && command === "close") {
        onClose = given[0];
        return () => { onClose = () => {}; };
      }
      if (group === "messenger:on" && command === "messagesShown") {
        listeners.push(given[0]);
        return () => listeners.splice(listeners.indexOf(given[0]), 1);
      }
    };
  }`,
  intercom: `function (chat) {
    let onUnread = () => {};
    let onHide = () => {};
    let isLauncherHidden = false;
    let unread = 0;
    let isBooted = false;
    const acts = {
      boot(options = {}) {
        isBooted = true;
        chat.draw({ holderClass: "intercom-lightweight-app" });
        acts.update(options);
      },
      update(options = {}) {
        if (!("hide_default_launcher" in options)) return;
        isLauncherHidden = options.hide_default_launcher;
        chat.see(!isLauncherHidden);
      },
      show: () => chat.open(true),
      hide: () => chat.open(false),
      shutdown() {
        isBooted = false;
        chat.forget();
        chat.remove();
      },
      onUnreadCountChange(listener) { onUnread = listener; },
      onHide(listener) { onHide = listener; },
    };
    chat.onClosed(() => {
      chat.see(!isLauncherHidden);
      onHide();
    });
    const run = (command, ...given) => {
      chat.record(command, ...given.filter((one) => typeof one !== "function"));
      if (isBooted || command === "boot" || command.startsWith("on")) acts[command]?.(...given);
    };
    chat.onSaid(({ event }) => { if (event === "received") onUnread(++unread); });
    const waiting = window.Intercom?.q ?? [];
    window.Intercom = run;
    for (const given of waiting) run(...given);
  }`,
  chatwoot: `function (chat) {
    const tell = (name, detail) => window.dispatchEvent(new CustomEvent(name, { detail }));
    const ready = () => setTimeout(() => tell("chatwoot:ready"), 20);
    const recorded = (acts) => Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, (...given) => {
      chat.record(name, ...given);
      act(...given);
    }]));
    chat.onSaid(({ id, event, text, conversation }) => {
      const message = { id, content: text, conversation_id: conversation, inbox_id: 7, message_type: event === "sent" ? 0 : 1 };
      tell("chatwoot:on-message", message);
      // An update of the message is told in the same way.
      tell("chatwoot:on-message", message);
    });
    window.chatwootSDK = {
      run(account) {
        chat.record("run", account);
        chat.draw({ bubbleClass: "woot-widget-bubble" });
        let isBubbleHidden = window.chatwootSettings?.hideMessageBubble ?? false;
        chat.see(!isBubbleHidden);
        chat.onClosed(() => {
          chat.see(!isBubbleHidden);
          tell("chatwoot:closed");
        });
        window.$chatwoot = recorded({
          toggle: (state) => chat.open(state === "open"),
          toggleBubbleVisibility(state) {
            isBubbleHidden = state === "hide";
            chat.see(!isBubbleHidden);
          },
          setUser() {},
          setCustomAttributes() {},
          setConversationCustomAttributes() {},
          reset() {
            chat.forget();
            ready();
          },
        });
        ready();
      },
    };
  }`,
  jivosite: `function (chat) {
    const come = () => setTimeout(() => window.jivo_onLoadCallback?.(), 20);
    const recorded = (acts) => Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, (...given) => {
      chat.record(name, ...given);
      act(...given);
    }]));
    chat.draw({ bubbleId: "jvlabelWrap" });
    chat.onClosed(() => window.jivo_onClose?.());
    chat.onSaid(({ event }) => (event === "sent" ? window.jivo_onMessageSent : window.jivo_onMessageReceived)?.());
    window.jivo_api = recorded({
      open: () => chat.open(true),
      close: () => chat.open(false),
      setContactInfo() {},
      setUserToken() {},
      setCustomData() {},
      clearHistory: () => chat.forget(),
    });
    window.jivo_init = () => {
      chat.record("jivo_init");
      chat.see(true);
      come();
    };
    window.jivo_destroy = () => {
      chat.record("jivo_destroy");
      chat.see(false);
    };
    come();
  }`,
  tawk: `function (chat) {
    const api = (window.Tawk_API ??= {});
    const acts = {
      start: (options) => chat.see(options?.showWidget ?? true),
      shutdown: () => chat.see(false),
      setAttributes: (attributes, done) => done?.(),
      hideWidget: () => { chat.open(false); chat.see(false); },
      showWidget: () => chat.see(true),
      maximize: () => chat.open(true),
      logout() {},
      endChat: () => chat.forget(),
    };
    for (const [name, act] of Object.entries(acts)) {
      api[name] = (...given) => {
        chat.record(name, ...given.filter((one) => typeof one !== "function"));
        act(...given);
      };
    }
    chat.draw({ holderClass: "widget-visible" });
    chat.onClosed(() => api.onChatMinimized?.());
    chat.onSaid(({ event, text }) => (event === "sent" ? api.onChatMessageVisitor : api.onChatMessageAgent)?.(text));
    setTimeout(() => api.onLoad?.(), 20);
  }`,
};
