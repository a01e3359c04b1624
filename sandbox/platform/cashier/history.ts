import type { Transaction, TransactionStatus } from "../../world/player";
import type { MethodTable } from "../protocol/call";
import { invalidParameters } from "../protocol/errors";
import { pageByParameters } from "../protocol/lists";
import { commaList, textOf } from "../protocol/parameters";

const statuses: TransactionStatus[] = ["pending", "processing", "success", "fail", "cancel"];

export const historyMethods: MethodTable = {
  "cashier.getdepositinfo": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ player, parameters }) {
      const id = textOf(parameters, "id");
      const deposit = player.transactions.find((one) => one.id === id && one.type === "deposit");
      if (!deposit) throw invalidParameters({ id: ["WRONG_VALUE"] });
      const { type, plan, ...info } = deposit;
      return info;
    },
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
        // Of one second, the later one was added later.
        .reverse()
        .sort((one, other) => other.created_at.localeCompare(one.created_at))
        .map(shownEntry);
      return pageByParameters(found, parameters);
    },
  },
};

function shownEntry({ plan, receipt, campaign_offer_id, ...entry }: Transaction) {
  return { ...entry, domain: "sandbox.test" };
}
