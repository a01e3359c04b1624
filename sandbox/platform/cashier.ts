import {
  amountBounds,
  banks,
  type PaymentField,
  type PaymentRow,
  paymentRows,
  withdrawalLimits,
} from "../seed/payments";
import { day } from "../world/clock";
import { amountOf, currencyScales, minorUnitsOf } from "../world/money";
import type { Player, Transaction, TransactionStatus } from "../world/player";
import type { MethodTable, PlayerCall } from "./protocol/call";
import { invalidParameters } from "./protocol/errors";
import { pageByParameters } from "./protocol/lists";
import { commaList, textOf } from "./protocol/parameters";

const statuses: TransactionStatus[] = ["pending", "processing", "success", "fail", "cancel"];

export const cashierMethods: MethodTable = {
  "cashier.getbanks": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle: ({ base }) =>
      banks.map(({ id, name, country }) => ({
        id,
        name,
        image_url: `${base}/img/flags/${country}.svg`,
        country_code: country,
        methods: paymentRows.filter(({ needsBank }) => needsBank).map(({ sysname }) => sysname),
      })),
  },
  "cashier.getdepositinfo": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ player, parameters }) {
      const id = textOf(parameters, "id");
      const deposit = player.transactions.find((one) => one.id === id && one.type === "deposit");
      if (!deposit) throw invalidParameters({ id: ["WRONG_VALUE"] });
      const { type, ...info } = deposit;
      return info;
    },
  },
  "cashier.getdepositsettings": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle: (call) => ({
      methods: paymentRows.map((row) => shownMethod(row, row.depositFields, call)),
      saved_requisites: call.player.saved_requisites,
    }),
  },
  "cashier.gethistory": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ player, parameters }) {
      const type = textOf(parameters, "type");
      if (type !== undefined && type !== "deposit" && type !== "withdrawal")
        throw invalidParameters({ type: ["WRONG_VALUE"] });
      const wanted = commaList(parameters, "statuses");
      if (wanted.some((status) => !statuses.includes(status as TransactionStatus)))
        throw invalidParameters({ statuses: ["WRONG_VALUE"] });
      const found = player.transactions
        .filter((one) => type === undefined || one.type === type)
        .filter(({ status }) => wanted.length === 0 || wanted.includes(status))
        .sort(
          (one, other) => other.created_at.localeCompare(one.created_at) || one.id.localeCompare(other.id),
        )
        .map((one) => ({ ...one, domain: "sandbox.test" }));
      return pageByParameters(found, parameters);
    },
  },
  "cashier.getwithdrawsettings": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle: (call) => ({
      methods: paymentRows.flatMap((row) =>
        row.withdrawalFields ? [shownMethod(row, row.withdrawalFields, call)] : [],
      ),
      saved_requisites: call.player.saved_requisites,
      available: call.player.balance_main,
      limits: withdrawalLimits.map(({ days, units }) => ({
        period_days: days,
        limit_amount: wholeUnits(units, call.player.currency),
        used_amount: withdrawnSince(call.player, call.now - days * day),
      })),
      burns_bonuses: call.player.bonuses.some(({ type, status }) => type === "casino" && status === "active"),
    }),
  },
};

function shownMethod(row: PaymentRow, fields: PaymentField[], { player, locale, base }: PlayerCall) {
  const { id, sysname, name, kind, time, feePercent, needsBank } = row;
  return {
    id,
    sysname,
    name: name[locale],
    image_url: `${base}/img/payments/${sysname}.svg`,
    kind,
    currency: player.currency,
    min_amount: wholeUnits(amountBounds.min, player.currency),
    max_amount: wholeUnits(amountBounds.max, player.currency),
    ...(feePercent ? { fee_percent: feePercent } : {}),
    processing_time: time[locale],
    ...(needsBank ? { needs_bank: true } : {}),
    fields: [...(needsBank ? [bankField()] : []), ...fields.map(shownField)],
  };
}

function bankField() {
  const select = banks.map(({ id, name }) => ({ value: id, label: name }));
  return {
    sysname: "bank_id",
    type: "select",
    attributes: { is_required: true, is_visible: true, label: "bank_id", options: { select } },
  };
}

function shownField({ sysname, regex, mask }: PaymentField) {
  return {
    sysname,
    type: sysname === "phone" ? "phone" : "input",
    attributes: {
      is_required: true,
      is_visible: true,
      label: sysname,
      placeholder: sysname,
      ...(regex ? { regex } : {}),
      ...(mask ? { mask } : {}),
    },
  };
}

/** Contract 7.3: amounts are a hundred times as high in yen. */
function wholeUnits(units: number, currency: string): string {
  const scale = currencyScales[currency] ?? 2;
  return amountOf(units * (currency === "JPY" ? 100 : 1) * 10 ** scale, scale);
}

/** Money that has left or is about to. */
function withdrawnSince({ transactions, currency }: Player, moment: number): string {
  const isGone = ({ type, status, created_at }: Transaction) =>
    type === "withdrawal" && status !== "fail" && status !== "cancel" && Date.parse(created_at) >= moment;
  const sum = transactions.filter(isGone).reduce((total, one) => total + minorUnitsOf(one), 0);
  return amountOf(sum, currencyScales[currency] ?? 2);
}
