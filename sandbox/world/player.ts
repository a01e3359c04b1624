import type { LedgerEntry } from "./ledger-entry";
import type { Money } from "./money";
import type { LocaleCode } from "./words";

/** A player with everything the platform keeps on one. Control endpoints patch it under these names. */
export interface Player {
  uid: number;
  login: string;
  password: string;
  /** Sent by `auth.restore`; it becomes the password when somebody signs in with it. */
  one_time_password: string | null;
  /** Account of the messenger that this player comes from. */
  messenger_id: string | null;
  fakename: string;
  reg_time: string;
  currency: string;
  locale: string;
  country_code: string;
  balance_main: Money;
  balance_bonus: Money;
  balance_betting_bonus: Money;
  balance_fun: Money;
  /** Every movement of the four balances, oldest first. */
  ledger: LedgerEntry[];
  is_verified: boolean;
  is_on_verification: boolean;
  is_kyc_block_enabled: boolean;
  is_registration_completed: boolean;
  /** The last verification was refused: the next withdrawal asks to change the documents. */
  is_verification_rejected: boolean;
  /** Whom the identity provider knows; null before anybody asked. */
  applicant: Applicant | null;
  two_factor_auth: boolean;
  /** How this player's platform announces the code: error (E) or status (S), docs/contract.md#3.2. */
  two_factor_form: "E" | "S";
  ban: { code: "BANNED" | "SELF_EXCLUDED"; reason: string; until?: string } | null;
  is_deleted: boolean;
  /** What an operator demands of this player before bonuses, tournaments and withdrawals. */
  needs: ("deposit" | "profile" | "contact")[];
  profile: PlayerProfile;
  /** Fields that the control endpoint added to the registration. */
  extra: Record<string, string>;
  email: PlayerContact | null;
  phone: (PlayerContact & { phone_country_code: string }) | null;
  free_spins: FreeSpins[];
  transactions: Transaction[];
  bonuses: PlayerBonus[];
  cashbacks: PlayerCashback[];
  rounds: Round[];
  history_export: HistoryExport | null;
  likes: string[];
  saved_requisites: SavedRequisite[];
  deposit_limit: DepositLimit | null;
  deposit_limit_change: LimitChange | null;
  play_limits: Partial<Record<PlayLimitKind, PlayLimit>>;
  /** Points are spent in the shop; experience alone makes the level. */
  loyalty: { points: number; exp: number; character_id: number | null };
  /** Oldest first. */
  notices: Notice[];
  tournaments: Participation[];
  storage: Record<string, string>;
  used_promo_codes: string[];
  taken_offers: number[];
  /** Campaign popups of this player alone, as they travel: tests put in what no seed has. */
  popups: Record<string, unknown>[];
}

export interface Participation {
  id: number;
  /** Earned before `counted_from`; rounds since then are counted when somebody asks. */
  points: number;
  counted_from: string;
}

export interface PlayerProfile {
  first_name?: string;
  middle_name?: string;
  last_name?: string;
  sex: 0 | 1 | 2;
  birth_date?: string;
  region?: string;
  home_town?: string;
  address?: string;
  postcode?: string;
  document?: { type: string; number: string };
}

export interface PlayerContact {
  contact: string;
  is_confirmed: boolean;
  is_subscribed: boolean;
  /** The confirmed value before this one: it still opens the account until this one is confirmed. */
  previous?: string;
}

export interface FreeSpins {
  id: number;
  sysname: string;
  remaining_count: number;
  total_count: number;
  status: "active" | "finished" | "expired";
  expired_at: string;
}

export type TransactionStatus = "pending" | "processing" | "success" | "fail" | "cancel";

export interface Transaction {
  id: string;
  type: "deposit" | "withdrawal";
  status: TransactionStatus;
  method: string;
  amount: string;
  currency: string;
  created_at: string;
  updated_at: string;
  requisites?: Record<string, string>;
  campaign_offer_id?: number;
  receipt?: Receipt;
  /** Absent from what the seed made. No reply shows it. */
  plan?: TransactionPlan;
}

/** What to pay, and where to (docs/contract.md#3.6). */
export interface Receipt {
  amount: string;
  currency: string;
  qr?: string;
  requisites: { label: string; value: string; is_copyable: boolean }[];
  expired_at: string;
  note: string;
}

/** How a transaction goes on by itself, and what its page at the provider needs. */
export interface TransactionPlan {
  steps: { at: number; status: TransactionStatus }[];
  /** Everything before `/cashier/` in the return URL. */
  returnTo: string;
  locale: LocaleCode;
  /** The provider never says how it ended. */
  isStuck: boolean;
  /** Taken from the deposit limit of the window that ends then. */
  reserved?: { minorUnits: number; window: string };
}

export interface PlayerBonus {
  id: number;
  type: "casino" | "betting";
  status: "new" | "active" | "paused" | "finished" | "expired" | "removed";
  amount: Money;
  wager?: { required: string; done: string };
  /** Its money is part of the bonus balance. */
  is_entered?: boolean;
  created_at: string;
  expired_at?: string;
}

export interface PlayerCashback {
  id: number;
  status: "active" | "paid_out";
  amount: Money;
  percent: number;
  start_date: string;
  end_date: string;
  receiving_expired_at?: string;
  paid_out_at?: string;
}

export interface Round {
  id: string;
  created_at: string;
  type: "casino" | "betting";
  sysname: string;
  bet: Money;
  win: Money;
  status: "win" | "lose" | "refund" | "open";
  /** Of a bet: decimal odds, and what it was placed on. */
  odds?: string;
  legs?: { name: string; pick: string; odds: string; status: Round["status"] }[];
}

export interface Applicant {
  id: string;
  /** Documents that were handed in. */
  review: Review | null;
  /** Checks of payment details, by the name they were asked for under. */
  actions: Record<string, Review>;
}

interface Review {
  /** When it is over. */
  at: number;
  answer: "GREEN" | "RED";
}

export interface SavedRequisite {
  id: string;
  method: string;
  title: string;
  status: "ready" | "on_verification" | "validation_required" | "fraudulent";
}

export interface DepositLimit {
  period: 1 | 7 | 14 | 30;
  limit_amount: string;
  available_amount: string;
  can_edit: boolean;
  expired_at: string;
}

/** The latest file of played rounds that a player asked for. */
export interface HistoryExport {
  id: number;
  created_at: string;
  /** Opens the file. */
  token: string;
  /** Ids of what it holds. */
  rounds: string[];
}

/** A change of the deposit limit that waits (docs/contract.md#3.11). */
export const playLimitKinds = ["loss", "stake", "time"] as const;
export type PlayLimitKind = (typeof playLimitKinds)[number];

/** `value`: an amount as it travels, or minutes. */
interface PlayLimitValue {
  period: 1 | 7 | 30;
  value: string;
}

/** A limit of play; a looser one waits in `change`. The stand-in keeps them, and lets nobody feel them. */
export interface PlayLimit extends PlayLimitValue {
  change?: PlayLimitValue & { at: number };
}

export interface LimitChange {
  at: number;
  /** None lifts the limit. */
  limit: { period: DepositLimit["period"]; minorUnits: number } | null;
}

export interface Notice {
  id: number;
  trigger: "register" | "profile" | "confirm" | "quest" | "product" | "level";
  type: "credit" | "debit";
  amount: number;
  amountType: string;
  /** When a reply held it for the first time. */
  delivered_at?: string;
}
