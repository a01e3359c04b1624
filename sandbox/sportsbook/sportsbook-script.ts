/** Runs in the player's browser, in the vendor's frame: the slip, moving odds, and what is said to the page around. */
export const sportsbookScript = `
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const form = document.forms[0];
  const slip = document.getElementById("slip");
  const handle = document.getElementById("handle");
  const message = document.getElementById("message");
  const picked = new Map();
  document.documentElement.classList.add("scripted");

  function say(name, value) {
    const shape = data.says[name];
    if (!shape || parent === window) return;
    const text = JSON.stringify(shape).replaceAll('"$"', () => JSON.stringify(value));
    parent.postMessage(data.isJson ? text : JSON.parse(text), "*");
  }

  function sayPath() {
    say("path", document.getElementById("book").dataset.outer);
  }

  function sayHeight() {
    if (data.isTall) say("height", Math.ceil(document.body.getBoundingClientRect().height));
  }

  const amount = (value) => new Intl.NumberFormat(data.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

  function open(isOpen) {
    if (handle.ariaExpanded === String(isOpen)) return;
    handle.ariaExpanded = String(isOpen);
    slip.classList.toggle("open", isOpen);
    say("betslip", isOpen);
  }

  function show() {
    const legs = [...picked.values()];
    document.getElementById("legs").replaceChildren(...legs.map((leg) => {
      const item = document.createElement("li");
      item.append(document.createElement("b"), document.createElement("span"), document.createElement("small"));
      item.children[0].textContent = leg.pick;
      item.children[1].textContent = leg.odds;
      item.children[2].textContent = leg.match;
      return item;
    }));
    const total = legs.reduce((product, leg) => product * Number(leg.odds), 1);
    const stake = Number(form.elements.stake.value.replace(",", "."));
    document.getElementById("count").textContent = legs.length;
    document.getElementById("empty").hidden = legs.length > 0;
    document.getElementById("total").textContent = legs.length ? total.toFixed(2) : "–";
    document.getElementById("returns").textContent = legs.length && stake > 0 ? amount(total * stake) : "–";
    slip.classList.toggle("filled", legs.length > 0);
    slip.classList.toggle("said", message.textContent !== "");
    if (data.isTall) stay();
    sayHeight();
  }

  // In a frame that does not scroll nothing keeps to the window's foot: the slip stands at the match picked last.
  function stay() {
    const last = [...form.querySelectorAll("[name=pick]")].find((box) => box.value === [...picked.keys()].at(-1));
    const place = last ? last.closest("li") : slip.matches(".said") ? slip.parentElement : form;
    if (slip.parentElement !== place) place.append(slip);
  }

  // In the zone of the browser, as the page around has them.
  function tellTimes() {
    const times = new Intl.DateTimeFormat(data.locale, { weekday: "short", hour: "numeric", minute: "2-digit" });
    for (const time of document.querySelectorAll("time")) time.textContent = times.format(new Date(time.dateTime));
  }

  form.addEventListener("change", ({ target }) => {
    if (target.name !== "pick") return show();
    const [id] = target.value.split(":");
    for (const key of picked.keys()) if (key.split(":")[0] === id) picked.delete(key);
    if (target.checked) picked.set(target.value, { ...target.dataset, odds: target.parentElement.querySelector("b").textContent });
    tick();
    message.textContent = "";
    if (picked.size === 1 && target.checked) open(true);
    show();
  });
  form.elements.stake.addEventListener("input", show);
  handle.addEventListener("click", () => open(handle.ariaExpanded !== "true"));

  function tick() {
    for (const box of form.querySelectorAll("[name=pick]")) box.checked = picked.has(box.value);
  }

  form.addEventListener("submit", async (submit) => {
    submit.preventDefault();
    const body = new URLSearchParams({ stake: form.elements.stake.value });
    for (const key of picked.keys()) body.append("pick", key);
    try {
      const reply = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
      const bet = await reply.json();
      message.textContent = bet.message;
      if (bet.said) say(bet.said);
      if (!reply.ok) return;
      picked.clear();
      tick();
      show();
      document.getElementById("balance").textContent = bet.balance;
      say("balance");
    } catch {
      message.textContent = data.offline;
    }
  });

  document.addEventListener("click", async (click) => {
    const said = click.target.closest("[data-say]");
    if (said) return say(said.dataset.say);
    const link = click.target.closest("a");
    if (!link || click.ctrlKey || click.metaKey) return;
    click.preventDefault();
    const page = new DOMParser().parseFromString(await (await fetch(link.href)).text(), "text/html");
    form.append(slip);
    for (const name of ["nav", "#book"]) document.querySelector(name).replaceWith(page.querySelector(name));
    // A page of its own takes no step of the history that the page around it has.
    history.replaceState(null, "", link.href);
    message.textContent = "";
    tick();
    tellTimes();
    scrollTo(0, 0);
    sayPath();
    show();
  });

  addEventListener("message", ({ source, data: said }) => {
    if (source !== parent || JSON.stringify(said) !== JSON.stringify(data.hears)) return;
    document.body.classList.add("ended");
    message.textContent = data.signedOut;
  });

  setInterval(async () => {
    if (document.hidden) return;
    const reply = await fetch(location.href, { headers: { Accept: "application/json" } }).catch(() => null);
    const numbers = reply?.ok ? await reply.json() : {};
    for (const place of document.querySelectorAll("[data-number]")) {
      const value = numbers[place.dataset.number];
      if (value === undefined || value === place.textContent) continue;
      place.dataset.way = Number(value) > Number(place.textContent) ? "up" : "down";
      place.textContent = value;
      const leg = picked.get(place.dataset.number);
      if (leg) leg.odds = value;
    }
    show();
  }, 5000);

  say("ready");
  sayPath();
  tellTimes();
  show();
  if (data.isTall) new ResizeObserver(sayHeight).observe(document.body);
})();
`;
