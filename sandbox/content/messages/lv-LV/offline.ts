export const offline = {
  "offline.title": "Tev nav savienojuma",
  "offline.text":
    "Nav savienojuma ar internetu vai ar mums. Lapa atvērsies pati, tiklīdz savienojums atjaunosies.",
  "offline.money": "Nekas nav zudis: tavs atlikums un likmes glabājas pie mums, nevis šajā ierīcē.",
};
