import { amountBounds, banks, type PaymentField, type PaymentRow, paymentRows } from "../../seed/payments";
import { amountOf, scaleOf } from "../../world/money";
import type { MethodTable, PlayerCall } from "../protocol/call";
import { writtenUnits } from "./amounts";
import { periodsOf } from "./withdrawal-limits";

export const cashierSettings: MethodTable = {
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
  "cashier.getdepositsettings": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle: (call) => ({
      methods: paymentRows.map((row) => shownMethod(row, row.depositFields, call)),
      saved_requisites: call.player.saved_requisites,
    }),
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
      limits: periodsOf(call.player, call.now).map(({ days, limit, used }) => ({
        period_days: days,
        limit_amount: amountOf(limit, scaleOf(call.player.currency)),
        used_amount: amountOf(used, scaleOf(call.player.currency)),
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
    min_amount: writtenUnits(amountBounds.min, player.currency),
    max_amount: writtenUnits(amountBounds.max, player.currency),
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
