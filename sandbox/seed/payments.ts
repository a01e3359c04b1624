import { untranslated, type Words, words } from "../world/words";

export interface PaymentField {
  sysname: string;
  regex?: string;
  mask?: string;
}

/** What a visitor does after the deposit was accepted (docs/contract.md#3.6). */
export type DepositFlow =
  | "redirect"
  | "form"
  | "new_window"
  | "iframe"
  | "receipt"
  | "mobile"
  | "pending"
  | "success";

export interface PaymentRow {
  id: number;
  sysname: string;
  flow: DepositFlow;
  name: Words;
  kind: "card" | "wallet" | "crypto" | "bank" | "qr" | "mobile" | "voucher";
  time: Words;
  feePercent?: string;
  needsBank?: true;
  depositFields: PaymentField[];
  /** Absent where money cannot leave this way. */
  withdrawalFields?: PaymentField[];
}

const { atOnce, minutes, hours, days } = words.payments.times;

const card = { sysname: "card_number", regex: "^(\\d{13,19}|\\d{6}\\.{3}\\d{4}|new)$" };
/** Money goes out to a card that is known: no provider's page would ask for one. */
const payoutCard = { sysname: "card_number", regex: "^(\\d{13,19}|\\d{6}\\.{3}\\d{4})$" };
const iban = { sysname: "iban", regex: "^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$" };
const wallet = { sysname: "wallet", regex: "^[A-Za-z0-9]{26,64}$" };
const pixKey = { sysname: "pix_key", regex: "^\\S{8,77}$" };

/** The ten ways to pay in of docs/contract.md#7.3, each for one flow; four of them pay out too. */
export const paymentRows: PaymentRow[] = [
  {
    id: 1,
    sysname: "sandcard",
    flow: "redirect",
    name: words.payments.sandcard,
    kind: "card",
    time: atOnce,
    depositFields: [card],
    withdrawalFields: [payoutCard],
  },
  {
    id: 2,
    sysname: "sandbank",
    flow: "form",
    name: words.payments.sandbank,
    kind: "bank",
    time: minutes,
    needsBank: true,
    depositFields: [],
  },
  {
    id: 3,
    sysname: "sandpix",
    flow: "receipt",
    name: untranslated("SandPix"),
    kind: "qr",
    time: atOnce,
    depositFields: [],
    withdrawalFields: [pixKey],
  },
  {
    id: 4,
    sysname: "sandcrypto",
    flow: "receipt",
    name: words.payments.sandcrypto,
    kind: "crypto",
    time: hours,
    feePercent: "0.5",
    depositFields: [],
    withdrawalFields: [wallet],
  },
  {
    id: 5,
    sysname: "sandiban",
    flow: "redirect",
    name: words.payments.sandiban,
    kind: "bank",
    time: days,
    depositFields: [iban],
    withdrawalFields: [iban],
  },
  {
    id: 6,
    sysname: "sandmobile",
    flow: "mobile",
    name: words.payments.sandmobile,
    kind: "mobile",
    time: minutes,
    depositFields: [{ sysname: "phone", regex: "^\\d{7,15}$" }],
  },
  {
    id: 7,
    sysname: "sandinstant",
    flow: "success",
    name: words.payments.sandinstant,
    kind: "wallet",
    time: atOnce,
    depositFields: [],
  },
  {
    id: 8,
    sysname: "sandwindow",
    flow: "new_window",
    name: untranslated("SandPay"),
    kind: "wallet",
    time: minutes,
    depositFields: [],
  },
  {
    id: 9,
    sysname: "sandframe",
    flow: "iframe",
    name: untranslated("SandWallet"),
    kind: "wallet",
    time: minutes,
    feePercent: "1",
    depositFields: [],
  },
  {
    id: 10,
    sysname: "sandpending",
    flow: "pending",
    name: words.payments.sandpending,
    kind: "voucher",
    time: hours,
    depositFields: [],
  },
];

export const banks = [
  { id: "north", name: "Northbank", country: "LV" },
  { id: "harbour", name: "Harbour Bank", country: "LV" },
  { id: "plaza", name: "Banco Plaza", country: "ES" },
  { id: "meseta", name: "Caja Meseta", country: "ES" },
  { id: "paulista", name: "Banco Paulista do Sol", country: "BR" },
  { id: "gulf", name: "Gulf Pearl Bank", country: "KW" },
];

/** What may leave in so many days, in whole units (a hundred times as much in yen). */
export const withdrawalLimits = [
  { days: 1, units: 5000 },
  { days: 7, units: 20_000 },
  { days: 30, units: 50_000 },
];

export const amountBounds = { min: 10, max: 5000 };
