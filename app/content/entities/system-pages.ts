export const systemPageNames = [
  "maintenance",
  "payCancel",
  "payFail",
  "payMobile",
  "payNewWindow",
  "payPending",
  "paySuccess",
  "notFound",
  "forbidden",
  "userBlock",
  "unsubscribe",
  "errorsSlot",
] as const;

export type SystemPageName = (typeof systemPageNames)[number];
