/**
 * Runs in the player's browser, in a frame whose origin is opaque: no cookies, no storage, the token stands in the
 * address that a round is posted to. Without it the form does the same by a page load.
 */
export const gameScript = `
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const form = document.forms[0];
  const message = document.getElementById("message");
  const free = document.getElementById("free");
  const counter = document.getElementById("counter");
  const faces = document.getElementById("faces").content.children;
  const strips = [...document.querySelectorAll(".strip")];
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const isSideways = document.body.classList.contains("shows-strip");
  let isBusy = false;

  const post = (event, more) => {
    if (parent !== window) parent.postMessage({ source: "platform-game", event, ...more }, "*");
  };

  document.documentElement.classList.add("scripted");
  for (const button of document.querySelectorAll("[data-event]"))
    button.addEventListener("click", () => post(button.dataset.event));

  form.addEventListener("submit", async (submit) => {
    submit.preventDefault();
    if (isBusy) return;
    isBusy = true;
    form.classList.add("busy");
    say("", "calm");
    try {
      const body = new URLSearchParams(new FormData(form));
      const reply = await fetch(data.spin, { method: "POST", body, headers: { Accept: "application/json" } });
      const round = await reply.json();
      if (reply.ok) await show(round);
      else if (round.event) post(round.event.event, { ...round.event });
      else say(round.message, "warning");
    } catch {
      say(data.offline, "warning");
    }
    form.classList.remove("busy");
    isBusy = false;
  });

  async function show(round) {
    if (counter) await fly(data.values[round.line[0]], round.tone);
    else await Promise.all(round.line.map((place, reel) => spin(strips[reel], place, reel)));
    say(round.message, round.tone);
    document.getElementById("balance").textContent = round.balance;
    free.textContent = round.freeSpins;
    form.classList.toggle("is-free", round.freeSpins !== "");
    document.getElementById("spin").textContent = round.spin;
    post("balance");
  }

  function say(text, tone) {
    message.textContent = text;
    message.className = "message " + tone;
  }

  const faceAt = (place) => faces[(place + faces.length * 2) % faces.length].cloneNode(true);

  async function spin(strip, place, reel) {
    const around = [-2, -1, 0, 1, 2].map((step) => faceAt(place + step));
    if (isStill.matches) return strip.replaceChildren(...around);
    const passing = Array.from({ length: 14 + reel * 6 }, () => faceAt(Math.floor(Math.random() * faces.length)));
    const first = strip.firstElementChild;
    const size = isSideways ? first.offsetWidth : first.offsetHeight;
    strip.prepend(...around, ...passing);
    const way = -size * (around.length + passing.length);
    const from = isSideways ? "translateX(" + way + "px)" : "translateY(" + way + "px)";
    const motion = strip.animate([{ transform: from }, { transform: "none" }], {
      duration: 900 + reel * 320,
      easing: "cubic-bezier(.18,.74,.22,1.02)",
    });
    await motion.finished;
    strip.replaceChildren(...around);
  }

  async function fly(value, tone) {
    const number = new Intl.NumberFormat(data.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const write = (now) => { counter.textContent = number.format(now) + "\\u00d7"; };
    const stage = counter.parentElement;
    stage.classList.remove("over", "won");
    const length = Math.min(3200, 500 + Math.log(value) * 1100);
    const start = performance.now();
    while (!isStill.matches) {
      const now = await new Promise(requestAnimationFrame);
      const part = Math.min(1, (now - start) / length);
      write(Math.exp(Math.log(value) * part));
      stage.style.setProperty("--flown", part);
      if (part === 1) break;
    }
    write(value);
    stage.style.setProperty("--flown", 1);
    stage.classList.add("over", tone);
  }

  post("ready");
})();
`;
