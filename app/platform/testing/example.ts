import type { Json } from "~/upstream/json";

/** `data` of a reply: with every field of the contract, and with the required ones alone. */
export interface Example {
  full: Json;
  minimal: Json;
}

export const AT = "2026-11-20T10:15:30Z";
export const money = { amount: "1250.50", currency: "EUR" };
export const page = (item: Json) => ({ items: [item], offset: 0, limit: 18, total: 614 });
export const fullAndMinimal = (full: Json, minimal: Json): Example => ({ full, minimal });
export const pages = (full: Json, minimal: Json): Example => fullAndMinimal(page(full), page(minimal));

/** The reply of a write that has succeeded. */
export const done: Example = { full: 1, minimal: 1 };

export const gameRef = {
  full: { sysname: "sand-dunes", name: "Sand Dunes", image_url: "https://img.sandbox.test/g.webp" },
  minimal: { sysname: "sand-dunes", name: "Sand Dunes" },
};
export const card = {
  full: {
    title: "Second deposit 50%",
    text: "Half more on your second deposit.",
    image_url: "https://img.sandbox.test/offers/31.webp",
    image_mobile_url: "https://img.sandbox.test/offers/31-m.webp",
    button_label: "Take it",
    button_url: "/promotions",
    terms_html: "<p>18+</p>",
  },
  minimal: { title: "Second deposit 50%" },
};
