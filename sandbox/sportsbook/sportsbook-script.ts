/** Runs in the player's browser, in the vendor's frame: the slip, moving odds, and what is said to the page around. */
export const sportsbookScript = `
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const { texts } = data;
  const form = document.forms[0];
  const by = (id) => document.getElementById(id);
  const slip = by("slip");
  const handle = by("handle");
  const message = by("message");
  // What is picked, by key: its names, the odds as seen when picked or accepted, and as they are.
  const picked = new Map();
  let isPaused = false;
  document.documentElement.classList.add("scripted");

  function say(name, value) {
    const shape = data.says[name];
    if (!shape || parent === window) return;
    const text = JSON.stringify(shape).replaceAll('"$"', () => JSON.stringify(value));
    parent.postMessage(data.isJson ? text : JSON.parse(text), "*");
  }

  const sayPath = () => say("path", by("book").dataset.outer);
  function sayHeight() {
    if (data.isTall) say("height", Math.ceil(document.body.getBoundingClientRect().height));
  }

  const filled = (text, values) => text.replace(/\\{(\\w+)\\}/g, (_, name) => values[name]);
  const amount = (value) => new Intl.NumberFormat(data.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, ...(data.isIso && { style: "currency", currency: data.currency }) }).format(value);
  const make = (tag, text, more) => Object.assign(document.createElement(tag), { textContent: text }, more);

  function tell(text) {
    message.textContent = text;
    slip.classList.toggle("said-something", text !== "");
  }

  function open(isOpen) {
    if (handle.ariaExpanded === String(isOpen)) return;
    handle.ariaExpanded = String(isOpen);
    slip.classList.toggle("open", isOpen);
    say("betslip", isOpen);
  }

  function legItem([key, leg]) {
    const item = document.createElement("li");
    const names = make("p", "");
    names.append(make("b", leg.pick), make("small", leg.market), make("small", leg.match));
    const price = make("span", leg.odds, { className: "price" });
    if (leg.odds !== leg.seen) {
      price.dataset.way = Number(leg.odds) > Number(leg.seen) ? "up" : "down";
      names.append(make("small", filled(texts.was, { odds: leg.seen })));
    }
    const remove = make("button", "×", { type: "button", ariaLabel: filled(texts.remove, { pick: leg.pick }) });
    remove.dataset.remove = key;
    item.append(names, price, remove);
    return item;
  }

  function show() {
    const legs = [...picked.values()];
    const focused = document.activeElement?.dataset.remove;
    const [single, combined] = form.elements.kind;
    if (legs.length < 2) (legs.length ? single : combined).checked = true;
    combined.disabled = legs.length === 1;
    const isSingle = single.checked;
    by("legs").replaceChildren(...[...picked].map(legItem));
    if (focused) by("legs").querySelector('[data-remove="' + focused + '"]')?.focus();
    const total = legs.reduce((product, leg) => product * Number(leg.odds), 1);
    const sum = legs.reduce((added, leg) => added + Number(leg.odds), 0);
    const stake = Number(form.elements.stake.value.replace(",", "."));
    const isStake = legs.length > 0 && stake > 0;
    by("count").textContent = legs.length;
    by("empty").hidden = legs.length > 0;
    by("total-row").hidden = isSingle && legs.length > 1;
    by("total").textContent = by("brief").textContent = total.toFixed(2);
    by("brief-row").hidden = isSingle && legs.length > 1;
    by("spent-row").hidden = !isSingle || legs.length < 2;
    by("spent").textContent = isStake ? amount(stake * legs.length) : "–";
    by("returns").textContent = isStake ? amount(stake * (isSingle ? sum : total)) : "–";
    by("stake-label").textContent = isSingle && legs.length > 1 ? texts.stakeEach : texts.stake;
    for (const button of form.querySelectorAll("[data-stake]")) button.ariaPressed = String(Number(button.dataset.stake) === stake);
    by("place").textContent = isWorse() && !form.elements.accept.checked ? texts.acceptAndPlace : texts.place;
    slip.classList.toggle("filled", legs.length > 0);
    if (data.isTall) stay();
    sayHeight();
  }

  // The sport that is shown is in sight among the others.
  function showSport() {
    const nav = document.querySelector("nav");
    const link = nav.querySelector("[aria-current]");
    if (link) nav.scrollLeft += link.getBoundingClientRect().left - nav.getBoundingClientRect().left - (nav.clientWidth - link.clientWidth) / 2;
  }

  const isWorse = () => [...picked.values()].some(({ odds, seen }) => Number(odds) < Number(seen));

  // In a frame that does not scroll nothing keeps to the window's foot: the slip stands at the match picked last.
  function stay() {
    const last = [...form.querySelectorAll("[name=pick]")].find((box) => box.dataset.key === [...picked.keys()].at(-1));
    const place = last ? last.closest(".match") ?? form : slip.matches(".said-something") ? slip.parentElement : form;
    if (slip.parentElement !== place) place.append(slip);
  }

  function tick() {
    for (const box of form.querySelectorAll("[name=pick]")) box.checked = picked.has(box.dataset.key);
  }

  function pick({ dataset, checked, value }) {
    const { key } = dataset;
    const [id, , odds] = value.split(":");
    for (const other of [...picked.keys()]) if (other.split(":")[0] === id) picked.delete(other);
    if (checked) picked.set(key, { pick: dataset.pick, market: dataset.market, match: dataset.match, seen: odds, odds });
    if (picked.size === 2 && checked) form.elements.kind.value = "combined";
    tick();
    tell("");
  }

  form.addEventListener("change", ({ target }) => {
    if (target.name === "pick") pick(target);
    show();
  });
  form.elements.stake.addEventListener("input", show);
  handle.addEventListener("click", () => open(handle.ariaExpanded !== "true"));
  // What is dark around an open slip is the slip's own.
  slip.addEventListener("click", ({ target }) => target === slip && open(false));
  addEventListener("keydown", ({ key }) => key === "Escape" && open(false));

  form.addEventListener("submit", async (submit) => {
    submit.preventDefault();
    const { stake, kind, accept } = form.elements;
    const body = new URLSearchParams({ stake: stake.value, kind: kind.value, ...(accept.checked && { accept: "1" }) });
    // Odds that stand in the slip are what the button accepts.
    for (const [key, { odds }] of picked) body.append("pick", key + ":" + odds);
    try {
      const reply = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
      const bet = await reply.json();
      if (bet.said) say(bet.said);
      if (reply.ok) {
        picked.clear();
        tick();
        by("balance").textContent = bet.balance;
        say("balance");
      } else await follow();
      tell(bet.message);
    } catch {
      tell(texts.offline);
    }
    show();
  });

  // Shows another page of the book, or this one again.
  async function load(href) {
    const page = new DOMParser().parseFromString(await (await fetch(href)).text(), "text/html");
    const { activeElement } = document;
    const focused = activeElement?.dataset?.key ?? activeElement?.getAttribute("href");
    form.append(slip);
    for (const name of ["nav", "#book", "#lowest"]) document.querySelector(name).replaceWith(page.querySelector(name));
    form.action = page.forms[0].action;
    // A page of its own takes no step of the history that the page around it has.
    history.replaceState(null, "", href);
    tick();
    showSport();
    if (focused) [...form.querySelectorAll("[data-key], a")].find((one) => one.dataset.key === focused || one.getAttribute("href") === focused)?.focus({ preventScroll: true });
    show();
  }

  document.addEventListener("click", async (click) => {
    const button = click.target.closest("button");
    if (button?.dataset.say) return say(button.dataset.say);
    if (button?.dataset.stake) form.elements.stake.value = button.dataset.stake;
    if (button?.dataset.tick) {
      const box = form.querySelector('[data-key="' + button.dataset.tick + '"]');
      box.click();
      box.focus({ preventScroll: true });
    }
    if (button?.dataset.remove) {
      picked.delete(button.dataset.remove);
      tick();
    }
    if (button?.id === "pause") button.ariaPressed = String((isPaused = !isPaused));
    if (button && button.id !== "place") show();
    const link = click.target.closest("a");
    if (!link || click.ctrlKey || click.metaKey) return;
    click.preventDefault();
    await load(link.href);
    tell("");
    scrollTo(0, 0);
    sayPath();
  });

  addEventListener("message", ({ source, data: said }) => {
    if (source !== parent) return;
    if (said?.source === "site" && said.event === "theme") document.body.dataset.theme = said.theme === "light" ? "light" : "dark";
    if (JSON.stringify(said) !== JSON.stringify(data.hears)) return;
    document.body.classList.add("ended");
    tell(texts.signedOut);
  });

  // What has moved since, in its place: an arrow stays until the next look.
  async function follow() {
    const address = new URL(location.href);
    for (const key of picked.keys()) address.searchParams.append("pick", key);
    const reply = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => null);
    if (!reply?.ok) return;
    const { shown, slip: inSlip } = await reply.json();
    for (const [key, leg] of picked) {
      if (inSlip[key]) leg.odds = inSlip[key];
      else {
        picked.delete(key);
        tell(texts.gone);
      }
    }
    const places = [...document.querySelectorAll("[data-number]")];
    const book = by("book");
    const isOther = Object.keys(shown).some((key) => key.includes(":") && !book.querySelector('[data-number="' + key + '"]'));
    const hasBegun = Object.keys(shown).some((key) => key.endsWith("/clock") && !book.querySelector('[data-clock="' + key + '"]'));
    for (const place of places) {
      const value = shown[place.dataset.number];
      delete place.dataset.way;
      if (value === undefined || value === place.textContent) continue;
      if (place.dataset.number.includes(":")) place.dataset.way = Number(value) > Number(place.textContent) ? "up" : "down";
      place.textContent = value;
      const box = place.closest(".odd")?.querySelector("input");
      if (box) box.value = box.dataset.key + ":" + value;
    }
    const clocks = [...document.querySelectorAll("[data-clock]")];
    for (const clock of clocks) {
      clock.dataset.state = shown[clock.dataset.clock] ?? "";
      clock.since = undefined;
      if (clock.dataset.state === "") clock.textContent = "";
    }
    const hasEnded = clocks.some((clock) => shown[clock.dataset.clock] === undefined);
    if (isOther || hasBegun || hasEnded) await load(location.href);
    show();
  }

  function runClocks() {
    for (const clock of document.querySelectorAll("[data-clock]")) {
      const [seconds, runs] = clock.dataset.state.split(":").map(Number);
      if (!runs) continue;
      clock.since ??= Date.now();
      const at = Math.max(0, seconds + runs * Math.round((Date.now() - clock.since) / 1000));
      clock.textContent = Math.floor(at / 60) + ":" + String(at % 60).padStart(2, "0");
    }
  }

  const isWatched = () => !isPaused && !document.hidden;
  setInterval(() => isWatched() && runClocks(), 1000);
  setInterval(() => isWatched() && follow(), 5000);

  say("ready");
  sayPath();
  showSport();
  // The frame may have no width yet.
  addEventListener("resize", showSport);
  show();
  // Times are the browser's, once the server knows its zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && timeZone !== data.zone) {
    const address = new URL(location.href);
    address.searchParams.set("zone", timeZone);
    load(address.href);
  }
  if (data.isTall) new ResizeObserver(sayHeight).observe(document.body);
})();
`;
