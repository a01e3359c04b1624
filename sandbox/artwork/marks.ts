import { hash } from "../world/random";
import { around, box, disc, line, path, shape, short } from "./canvas";
import { inscription } from "./lettering";

/** Small drawings that hold a name or a sign: no trade mark of anybody's. */

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

const plain = { weight: 1.8, spacing: 3.2 };

/** A provider's mark beside its name, in one colour that reads on dark and light. */
export function providerMark(name: string, place: number): string {
  const colour = `hsl(${(place * 137) % 360} 62% 62%)`;
  const [first = "", ...rest] = name.toUpperCase().split(" ");
  const lines = rest.length ? [first, rest.join(" ")] : [first];
  const size = Math.min(11, 880 / Math.max(...lines.map((text) => text.length * 9.6)));
  const words = lines
    .map((text, index) =>
      inscription(text, 104, lines.length > 1 ? 12 + index * 19 : 22, size, "#8a93a6", plain),
    )
    .join("");
  return svg(160, 56, emblem(place % 5, colour) + words);
}

function emblem(kind: number, colour: string): string {
  const dark = "#0d1020";
  const discs = [
    () => disc(30, 28, 19, colour) + disc(37, 22, 15, dark, 0.85) + disc(20, 34, 3, dark),
    () =>
      shape(
        around(6, 20).map(([x, y]) => [x + 30, y + 28]),
        colour,
      ) +
      shape(
        around(6, 9).map(([x, y]) => [x + 30, y + 28]),
        dark,
        0.85,
      ),
    () => path("M30 8L48 44H12Z", colour) + path("M30 24L39 44H21Z", dark, 0.85),
    () => box(12, 10, 36, 36, colour, 10) + line("M21 36L30 19L39 36", dark, 4),
    () => disc(30, 28, 19, colour) + line("M18 30Q24 18 30 28T42 26", dark, 4.4),
  ];
  return discs[kind]?.() ?? "";
}

const paymentSigns: Record<string, [label: string, sign: string]> = {
  sandcard: [
    "CARD",
    line(
      "M10 9H32A2 2 0 0 1 34 11V25A2 2 0 0 1 32 27H10A2 2 0 0 1 8 25V11A2 2 0 0 1 10 9ZM8 15H34M12 22H19",
      "currentColor",
      2.4,
    ),
  ],
  sandbank: [
    "BANK",
    line("M8 16L21 8L34 16ZM11 17V26M18 17V26M24 17V26M31 17V26M8 28H34", "currentColor", 2.4),
  ],
  sandpix: ["PIX", line("M21 7L32 18L21 29L10 18ZM15 12L27 24M27 12L15 24", "currentColor", 2.4)],
  sandcrypto: [
    "COIN",
    line(
      "M21 6A12 12 0 1 1 21 30A12 12 0 1 1 21 6ZM17 12V24M17 18H23.500A3 3 0 0 0 23.500 12H17M17 24H24A3 3 0 0 0 24 18",
      "currentColor",
      2.2,
    ),
  ],
  sandwallet: [
    "WALLET",
    line(
      "M8 12H31A3 3 0 0 1 34 15V25A3 3 0 0 1 31 28H11A3 3 0 0 1 8 25V11A3 3 0 0 1 11 8H29M27 20H29",
      "currentColor",
      2.4,
    ),
  ],
  sandmobile: [
    "MOBILE",
    line(
      "M15 6H27A2.500 2.500 0 0 1 29.500 8.500V27.500A2.500 2.500 0 0 1 27 30H15A2.500 2.500 0 0 1 12.500 27.500V8.500A2.500 2.500 0 0 1 15 6ZM19 26H23",
      "currentColor",
      2.4,
    ),
  ],
};

/** Ways to pay that wear the sign of another one under their own name. */
const paymentTwins: Record<string, [label: string, sysname: string]> = {
  sandiban: ["IBAN", "sandbank"],
  sandinstant: ["INSTANT", "sandwallet"],
  sandwindow: ["WALLET", "sandwallet"],
  sandframe: ["WALLET", "sandwallet"],
  sandpending: ["VOUCHER", "sandcard"],
};

export function paymentMark(sysname: string): string | null {
  const [name, twin] = paymentTwins[sysname] ?? [];
  const known = paymentSigns[twin ?? sysname];
  if (!known) return null;
  const [own, sign] = known;
  const label = name ?? own;
  return svg(
    112,
    36,
    `<g color="#8a93a6">${sign}${inscription(label, 74, 13, 9.6, "currentColor", plain)}</g>`,
  );
}

const socialSigns: Record<string, string> = {
  telegram: "M3 11.500L21 4L17.500 20L11 15.500L8 19V14L17 7.500",
  instagram:
    "M7 3H17A4 4 0 0 1 21 7V17A4 4 0 0 1 17 21H7A4 4 0 0 1 3 17V7A4 4 0 0 1 7 3ZM12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM17 7V7",
  youtube:
    "M5 6H19A3 3 0 0 1 22 9V15A3 3 0 0 1 19 18H5A3 3 0 0 1 2 15V9A3 3 0 0 1 5 6ZM10 9.500V14.500L14.500 12Z",
  discord: "M6 6Q12 4 18 6L21 16Q19 19 16 19L14.500 17H9.500L8 19Q5 19 3 16ZM9 12V12M15 12V12",
  google: "M20 12H12.500M20 12A8 8 0 1 1 17.500 6.200",
};

/** One colour, so that the page decides which. */
export function socialMark(name: string): string | null {
  const sign = socialSigns[name];
  return sign ? svg(24, 24, line(sign, "currentColor", 2)) : null;
}

const menuSigns: Record<string, string> = {
  home: "M3 11L12 3.500L21 11M5.500 9.500V20H18.500V9.500M10 20V14H14V20",
  grid: "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z",
  flame: "M12 3Q18 8 17.500 14A5.500 6 0 0 1 6.500 14Q6.500 10.500 9 8.500Q9.500 11 11 11.500Q13 8 12 3Z",
  reels: "M4 5H20V19H4ZM9.300 5V19M14.700 5V19M2 12H4M20 12H22",
  broadcast:
    "M12 10.500V10.500M8 14.500A5 5 0 0 1 8 6.500M16 14.500A5 5 0 0 0 16 6.500M5 17.500A9 9 0 0 1 5 3.500M19 17.500A9 9 0 0 0 19 3.500M12 12V21",
  cards: "M4 7L13 4L17 17L8 20ZM15 6L20 7.500L18 18",
  rocket:
    "M12 15L9 12Q10.500 5 20 4Q19 13.500 12 15ZM9 12L5 12.500L8 8.500M12 15L11.500 19L15.500 16M6 16Q4 18 4 20Q6 20 8 18M15 9V9",
  crown: "M4 18H20M4 15L3 7L8.500 11L12 5L15.500 11L21 7L20 15Z",
  sparkle: "M12 3Q12.500 11.500 21 12Q12.500 12.500 12 21Q11.500 12.500 3 12Q11.500 11.500 12 3Z",
  ball: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 8.500L15.500 11L14 15H10L8.500 11ZM12 8.500V3.500M15.500 11L20.500 9.500M14 15L17 19.500M10 15L7 19.500M8.500 11L3.500 9.500",
  shield: "M12 3L19.500 6V11.500Q19 18 12 21Q5 18 4.500 11.500V6ZM9 12L11.200 14.200L15.200 9.800",
  user: "M12 4A4 4 0 1 1 12 12A4 4 0 1 1 12 4ZM4.500 20.500Q5 15.500 12 15.500T19.500 20.500",
};

export function menuIcon(name: string): string | null {
  const sign = menuSigns[name];
  return sign ? svg(24, 24, line(sign, "currentColor", 1.8)) : null;
}

export function ratingMark(sysname: string): string {
  const hue = hash(sysname) % 360;
  const star = shape(
    around(10, 1).map(([x, y], index) => [x * (index % 2 ? 8 : 17) + 24, y * (index % 2 ? 8 : 17) + 25]),
    `hsl(${hue} 80% 64%)`,
  );
  return svg(48, 48, box(2, 2, 44, 44, "#161b2b", 12) + star);
}

/** Stripes stand for a flag where a flag would need a coat of arms. */
const flags: Record<string, [direction: "across" | "down", ...colours: string[]]> = {
  AE: ["across", "#00732f", "#ffffff", "#000000"],
  BR: ["across", "#009b3a", "#fedf00", "#009b3a"],
  CA: ["down", "#d52b1e", "#ffffff", "#d52b1e"],
  CL: ["across", "#ffffff", "#d52b1e"],
  DE: ["across", "#000000", "#dd0000", "#ffce00"],
  ES: ["across", "#aa151b", "#f1bf00", "#f1bf00", "#aa151b"],
  FI: ["across", "#ffffff", "#003580", "#ffffff"],
  JP: ["across", "#ffffff"],
  KW: ["across", "#007a3d", "#ffffff", "#ce1126"],
  LV: ["across", "#9e3039", "#9e3039", "#ffffff", "#9e3039", "#9e3039"],
  MX: ["down", "#006847", "#ffffff", "#ce1126"],
  PT: ["down", "#006600", "#006600", "#ff0000", "#ff0000", "#ff0000"],
  SA: ["across", "#006c35"],
  US: ["across", "#b22234", "#ffffff", "#b22234", "#ffffff", "#b22234"],
};

export function flag(country: string): string | null {
  const [direction, ...colours] = flags[country] ?? [];
  if (!direction) return null;
  const stripes = colours.map((colour, index) => {
    const share = index / colours.length;
    return direction === "across"
      ? box(0, share * 24, 36, 24 / colours.length + 0.1, colour)
      : box(share * 36, 0, 36 / colours.length + 0.1, 24, colour);
  });
  const extra: Record<string, string> = {
    AE: box(0, 0, 9, 24, "#ff0000"),
    BR: disc(18, 12, 5.4, "#002776"),
    CL: box(0, 0, 12, 12, "#0039a6"),
    FI: box(10, 0, 7, 24, "#003580"),
    JP: disc(18, 12, 7, "#bc002d"),
    KW: shape(
      [
        [0, 0],
        [9, 8],
        [9, 16],
        [0, 24],
      ],
      "#000000",
    ),
    PT: disc(14.4, 12, 4.4, "#ffcc00"),
    SA: box(8, 15, 20, 1.8, "#ffffff", 1),
    US: box(0, 0, 16, 14, "#3c3b6e"),
  };
  return svg(
    36,
    24,
    `<clipPath id="r"><rect width="36" height="24" rx="${short(3)}"/></clipPath><g clip-path="url(#r)">${stripes.join("")}${extra[country] ?? ""}</g>`,
  );
}

/** The picture of a system page: a sign in a circle, quiet enough for an error, and on dark and light alike. */
export function systemSign(page: string): string {
  const signs: Record<string, string> = {
    paySuccess: "M-26 2L-8 20L28 -18",
    payFail: "M-20 -20L20 20M20 -20L-20 20",
    payCancel: "M-20 -20L20 20M20 -20L-20 20",
    payPending: "M0 -24V2L16 12",
    payMobile: "M-14 -28H14V28H-14ZM-3 20H3",
    payNewWindow: "M-24 -8V24H16V8M0 -24H24V0M24 -24L-4 4",
    notFound: "M-6 -24A18 18 0 1 1 -6 12A18 18 0 1 1 -6 -24ZM8 8L26 26",
    forbidden: "M-18 -2H18V24H-18ZM-11 -2V-12A11 11 0 0 1 11 -12V-2",
    userBlock: "M0 -26A11 11 0 1 1 0 -4A11 11 0 1 1 0 -26ZM-24 26Q-22 4 0 4T24 26",
    maintenance: "M-22 22L6 -6M2 -20A14 14 0 1 1 20 -2L10 8L-8 -10Z",
    unsubscribe: "M-26 -18H26V20H-26ZM-26 -18L0 4L26 -18",
    errorsSlot: "M-28 -20H28V20H-28ZM-9 -20V20M9 -20V20",
  };
  const sign = line(signs[page] ?? "M0 -24V6M0 20V20", "#c08a2b", 6);
  return svg(
    240,
    160,
    `${disc(120, 80, 66, "#c08a2b1f")}${disc(120, 80, 52, "#c08a2b2e")}<g transform="translate(120 80)">${sign}</g>`,
  );
}

/** A player's companion: a face made of a few shapes, told apart by hair, skin and coat. */
export function portrait(sysname: string): string {
  const seed = hash(sysname);
  const skins = ["#f2c7a4", "#d9a074", "#a86c45", "#7a4a2e", "#ecb891"];
  const hairs = ["#20140f", "#5a331c", "#c58b45", "#101322", "#8c2f1f", "#d8d3cc"];
  const skin = skins[seed % skins.length] ?? "";
  const hair = hairs[(seed >> 3) % hairs.length] ?? "";
  const hue = (seed >> 6) % 360;
  const isLong = (seed >> 4) % 2 === 0;
  return svg(
    160,
    160,
    box(0, 0, 160, 160, `hsl(${hue} 45% 22%)`, 24) +
      disc(80, 76, 58, `hsl(${hue} 55% 34%)`) +
      (isLong ? path("M44 120V66Q44 30 80 30T116 66V120Z", hair) : "") +
      path("M26 160Q28 112 80 110Q132 112 134 160Z", `hsl(${(hue + 160) % 360} 60% 48%)`) +
      path("M66 112L80 132L94 112Z", "#ffffff") +
      box(70, 94, 20, 24, skin, 8) +
      path("M54 70Q54 42 80 42T106 70Q106 104 80 106Q54 104 54 70Z", skin) +
      path("M50 74Q46 32 82 32Q116 34 110 74Q104 54 84 52Q60 54 50 74Z", hair) +
      disc(69, 76, 3.4, "#22160f") +
      disc(91, 76, 3.4, "#22160f") +
      line("M71 91Q80 98 89 91", "#8a3b34", 3),
  );
}
