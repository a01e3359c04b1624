/** What the site itself may do: sounds, and messages that open by themselves. */
export const notifications = {
  "notifications.title": "On the site",
  "notifications.lead": "This holds on every device that you sign in on.",
  "notifications.sound": "Sound of notices",
  "notifications.popups": "Messages that open by themselves",
  "notifications.on": "On",
  "notifications.off": "Off",
  "notifications.turnOn": "Turn on",
  "notifications.turnOff": "Turn off",
  "notifications.closed.text": "Messages and hints that you have closed stay closed.",
  "notifications.closed.show": "Show them again",
  "notifications.quota":
    "There is no room left for settings on your account, so nothing was changed. Show closed messages again: that makes room.",
} as const;
