/**
 * What the stand-ins of all chats have in common, as the text of a function: a button and a window in the page, a
 * conversation that the browser keeps from page to page, and a record of what was asked of them.
 */
export const core = `function (base, vendor, titles) {
  const key = "sandbox_chat_" + vendor;
  const shared = (window.sandboxChat ??= { calls: [], loads: 0 });
  shared.loads += 1;
  shared.vendor = vendor;
  const kept = () => JSON.parse(localStorage.getItem(key) ?? '{"messages":[]}');
  let holder = null;
  let bubble = null;
  let frame = null;
  let hear = () => {};
  let closed = () => {};
  const { lang, dataset } = document.documentElement;
  const title = titles[lang] ?? titles["en-US"];

  // Of some vendors a page may place the button itself, of the others what is around it.
  function draw({ holderId = "", holderClass = "", bubbleId = "", bubbleClass = "", attributes = {}, bottom = "" }) {
    if (holder) return;
    // As the real ones do: a style element, a call home, a frame and a picture of its own.
    const style = document.createElement("style");
    style.textContent = ".sandbox-chat, .sandbox-bubble { position: fixed; inset-inline-end: 20px; bottom: 20px; z-index: 90; }" +
      ".sandbox-chat button { width: 56px; height: 56px; padding: 0; display: grid; place-items: center; border: 0; border-radius: 50%; background: #1d5bd8; color: #fff; box-shadow: 0 4px 16px #0006; cursor: pointer; }" +
      ".sandbox-chat button[hidden] { display: none; } .sandbox-chat iframe { display: block; width: min(340px, calc(100vw - 40px)); height: min(440px, calc(100dvh - 160px)); border: 0; border-radius: 16px; box-shadow: 0 8px 32px #0006, 0 0 0 1px #8886; }";
    document.head.append(style);
    fetch(base + "/__sandbox/chat/ping").catch(() => {});
    holder = document.createElement("div");
    holder.className = ("sandbox-chat " + holderClass).trim();
    if (holderId) holder.id = holderId;
    for (const [name, value] of Object.entries(attributes)) holder.setAttribute(name, value);
    bubble = document.createElement("button");
    bubble.type = "button";
    bubble.setAttribute("aria-label", title);
    if (bubbleId) bubble.id = bubbleId;
    bubble.className = bubbleClass;
    if (bubbleId || bubbleClass) bubble.classList.add("sandbox-bubble");
    holder.style.bottom = bottom;
    const picture = document.createElement("img");
    picture.src = base + "/__sandbox/chat/bubble.svg";
    picture.alt = "";
    picture.width = picture.height = 24;
    bubble.append(picture);
    bubble.addEventListener("click", () => open(!frame));
    holder.append(bubble);
    document.body.append(holder);
  }

  function open(isOpen) {
    if (!isOpen) {
      const wasOpen = frame !== null;
      frame?.remove();
      frame = null;
      if (bubble) bubble.hidden = false;
      if (wasOpen) closed();
      return;
    }
    if (frame || !holder) return;
    see(true);
    frame = document.createElement("iframe");
    frame.title = title;
    frame.src = base + "/__sandbox/chat/window?" + new URLSearchParams({ vendor, locale: lang, theme: dataset.theme ?? "dark", said: JSON.stringify(kept().messages) });
    bubble.hidden = true;
    holder.append(frame);
  }

  function see(isSeen) {
    if (holder) holder.style.display = isSeen ? "" : "none";
  }

  addEventListener("message", ({ source, data }) => {
    if (!frame || source !== frame.contentWindow || data?.source !== "sandbox-chat") return;
    if (data.happened === "closed") open(false);
    if (data.happened === "said") say(data.event, data.text);
  });

  function say(event, text) {
    const { conversation = "conv-" + Math.floor(Math.random() * 1e9), messages } = kept();
    const message = { id: messages.length + 1, event, text };
    localStorage.setItem(key, JSON.stringify({ conversation, messages: [...messages, message] }));
    hear({ ...message, conversation });
  }
  shared.say = say;

  return {
    record: (...call) => shared.calls.push(call),
    draw,
    open,
    see,
    conversation: () => kept().conversation,
    onSaid: (listener) => { hear = listener; },
    onClosed: (listener) => { closed = listener; },
    forget: () => { localStorage.removeItem(key); open(false); },
    remove: () => { open(false); holder?.remove(); holder = null; },
  };
}`;
