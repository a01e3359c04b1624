export const offline = {
  "offline.title": "You are offline",
  "offline.text":
    "There is no connection to the internet, or none to us. This page comes back by itself as soon as there is one.",
  "offline.money": "Nothing is lost: your balance and your bets are with us, not on this device.",
};
