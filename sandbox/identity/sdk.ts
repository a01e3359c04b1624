/**
 * Stands in for the public web SDK of the provider `sumsub`: the same builder, options and events, and a frame. Its
 * token is renewed as the real one's is: the frame says that it has run out, and the callback is asked.
 */
export function sdkReply(base: string): Response {
  return new Response(`const base=${JSON.stringify(base)};(${sdk})(base);`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
  });
}

const sdk = `function (base) {
  const eventsOf = {
    shown: () => [["idCheck.onReady", {}]],
    submitted: ({ isAction }) => isAction
      ? [["idCheck.onApplicantActionSubmitted", {}]]
      : [
          ["idCheck.onStepCompleted", { idDocSetType: "IDENTITY" }],
          ["idCheck.onApplicantSubmitted", {}],
          ["idCheck.onApplicantStatusChanged", { reviewStatus: "pending" }],
        ],
    approved: (told) => reviewed(told, "GREEN"),
    rejected: (told) => reviewed(told, "RED"),
    unknown: () => [["idCheck.onError", { code: "unknown-applicant" }]],
  };
  function reviewed({ isAction }, reviewAnswer) {
    return isAction
      ? [["idCheck.onApplicantActionCompleted", { action: reviewAnswer }]]
      : [["idCheck.onApplicantStatusChanged", { reviewStatus: "completed", reviewResult: { reviewAnswer } }]];
  }

  function init(token, renew) {
    const handlers = [];
    const anything = [];
    let conf = {};
    let options = {};
    let frame = null;
    const tell = (type, payload) => {
      for (const [name, handler] of handlers) if (name === type) handler(payload);
      for (const handler of anything) handler(type, payload);
    };
    const show = (current) => {
      const query = new URLSearchParams({ token: current, locale: conf.lang || "en-US" });
      frame.src = base + "/__sandbox/kyc/websdk?" + query;
    };
    const listen = (event) => {
      if (!frame || event.source !== frame.contentWindow || event.data?.source !== "sandid-frame") return;
      if (options.adaptIframeHeight) frame.style.height = event.data.height + "px";
      if (event.data.happened === "expired") {
        Promise.resolve(renew()).then(show, () => tell("idCheck.onError", { code: "token-expired" }));
        return;
      }
      for (const [type, payload] of eventsOf[event.data.happened]?.(event.data) ?? []) tell(type, payload);
    };
    const builder = {
      withConf(given) { conf = { ...conf, ...given }; return builder; },
      withOptions(given) { options = { ...options, ...given }; return builder; },
      on(name, handler) { handlers.push([name, handler]); return builder; },
      onMessage(handler) { anything.push(handler); return builder; },
      build() {
        return {
          launch(selector) {
            const place = document.querySelector(selector);
            frame = document.createElement("iframe");
            frame.title = "SandID";
            frame.allow = "camera; microphone; fullscreen";
            frame.style.width = "100%";
            frame.style.border = "0";
            addEventListener("message", listen);
            show(token);
            place.replaceChildren(frame);
          },
          destroy() {
            removeEventListener("message", listen);
            frame?.remove();
            frame = null;
          },
        };
      },
    };
    return builder;
  }

  window.snsWebSdk = { init };
}`;
