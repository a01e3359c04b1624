/**
 * Stands in for the messenger's public script: the same names, events and order, as far as a site may rely on them.
 * It reads what it is told of the launch where the public one keeps it, because the site has emptied the address.
 */
export const webAppScript = `(() => {
  const stored = () => {
    try {
      return JSON.parse(sessionStorage.getItem("__telegram__initParams")) ?? {};
    } catch {
      return {};
    }
  };
  const given = stored();
  const version = given.tgWebAppVersion ?? "6.0";
  const handlers = new Map();
  const emit = (name, ...told) => {
    for (const handler of handlers.get(name) ?? []) handler.call(app, ...told);
  };
  const post = (eventType, eventData) => {
    if (parent !== window) parent.postMessage(JSON.stringify({ eventType, eventData }), "*");
  };
  const isAtLeast = (wanted) => {
    const [a, b] = [version, wanted].map((text) => text.split(".").map(Number));
    return a[0] === b[0] ? (a[1] ?? 0) >= (b[1] ?? 0) : a[0] > b[0];
  };
  const isDark = (colour = "#ffffff") =>
    colour.slice(1).match(/../g).reduce((sum, part) => sum + Number.parseInt(part, 16), 0) < 382;
  const none = { top: 0, bottom: 0, left: 0, right: 0 };
  const parsed = (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return {};
    }
  };
  const haptic = (data) => post("web_app_trigger_haptic_feedback", data);
  const app = {
    initData: "",
    version,
    platform: given.tgWebAppPlatform ?? "unknown",
    themeParams: parsed(given.tgWebAppThemeParams),
    get colorScheme() { return isDark(app.themeParams.bg_color) ? "dark" : "light"; },
    isExpanded: false,
    viewportHeight: innerHeight,
    viewportStableHeight: innerHeight,
    safeAreaInset: none,
    contentSafeAreaInset: none,
    isVersionAtLeast: isAtLeast,
    onEvent: (name, handler) => handlers.set(name, [...(handlers.get(name) ?? []), handler]),
    offEvent: (name, handler) =>
      handlers.set(name, (handlers.get(name) ?? []).filter((one) => one !== handler)),
    ready: () => post("web_app_ready"),
    expand: () => post("web_app_expand"),
    requestFullscreen: () => post("web_app_request_fullscreen"),
    disableVerticalSwipes: () => post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false }),
    enableClosingConfirmation: () => post("web_app_setup_closing_behavior", { need_confirmation: true }),
    disableClosingConfirmation: () => post("web_app_setup_closing_behavior", { need_confirmation: false }),
    setHeaderColor: (color) => post("web_app_set_header_color", { color }),
    setBackgroundColor: (color) => post("web_app_set_background_color", { color }),
    openLink: (url) => post("web_app_open_link", { url }),
    openTelegramLink: (url) => post("web_app_open_tg_link", { path_full: new URL(url).pathname }),
    BackButton: {
      show: () => post("web_app_setup_back_button", { is_visible: true }),
      hide: () => post("web_app_setup_back_button", { is_visible: false }),
      onClick: (handler) => app.onEvent("backButtonClicked", handler),
      offClick: (handler) => app.offEvent("backButtonClicked", handler),
    },
    HapticFeedback: {
      impactOccurred: (impact_style) => haptic({ type: "impact", impact_style }),
      notificationOccurred: (notification_type) => haptic({ type: "notification", notification_type }),
      selectionChanged: () => haptic({ type: "selection_change" }),
    },
  };
  const received = {
    theme_changed({ theme_params }) {
      app.themeParams = theme_params;
      emit("themeChanged");
    },
    viewport_changed({ height, is_state_stable }) {
      app.viewportHeight = height;
      if (is_state_stable) app.viewportStableHeight = height;
      emit("viewportChanged", { isStateStable: is_state_stable });
    },
    safe_area_changed(inset) {
      app.safeAreaInset = inset;
      emit("safeAreaChanged");
    },
    content_safe_area_changed(inset) {
      app.contentSafeAreaInset = inset;
      emit("contentSafeAreaChanged");
    },
    back_button_pressed: () => emit("backButtonClicked"),
    fullscreen_failed: (told) => emit("fullscreenFailed", told),
  };
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || typeof data !== "string") return;
    const { eventType, eventData } = parsed(data);
    received[eventType]?.(eventData);
  });
  post("iframe_ready");
  window.Telegram = { WebApp: app };
})();
`;
