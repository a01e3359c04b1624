import { expect, it } from "vitest";
import type { AppContext } from "~/context/app-context";
import { dialogOfPage } from "~/dialogs/address/requested-dialog";
import { redirectHome } from "./redirect-home.server";

function redirectFrom(search: string) {
  const context = {
    origin: "https://casino.example",
    basename: "",
    path: "/cashier/deposit",
    search,
    query: new URLSearchParams(search),
    isDataRequest: false,
  } as AppContext;
  const location = redirectHome(context).headers.get("Location") ?? "";
  const query = new URLSearchParams(location.slice(2));
  const returnTo = query.get("redirectUrl");
  query.delete("redirectUrl");
  return {
    returnTo,
    query: query.toString(),
    dialog: dialogOfPage(new URLSearchParams(location.slice(2)), []),
  };
}

const viewDialog = (name: string, isPrevented: boolean) => ({ by: "view", name, type: null, isPrevented });

it.each([
  ["", "", viewDialog("authorization", false)],
  ["?prevent_close=1", "prevent_close=1", viewDialog("authorization", true)],
  ["?prevent_close=0", "", viewDialog("authorization", false)],
  ["?prevent_close", "", viewDialog("authorization", false)],
  ["?show_popup_auth", "show_popup_auth=", viewDialog("authorization", false)],
  ["?show_popup_auth&view=restore", "show_popup_auth=&view=restore", viewDialog("restore", false)],
  [
    "?show_popup_reg=1&prevent_close=1&track_id=7",
    "show_popup_reg=1&track_id=7&prevent_close=1",
    viewDialog("registration", true),
  ],
  ["?view=restore&type=x&notice=y", "", viewDialog("authorization", false)],
  [
    "?show_popup_auth&view=%3Cb%3E&notice=restored",
    "show_popup_auth=&notice=restored",
    viewDialog("authorization", false),
  ],
  ["?ANALYTICS_DEBUG=1&x=2&promo_code=A", "ANALYTICS_DEBUG=1", viewDialog("authorization", false)],
  [`?prevent_close=1&track_id=${"x".repeat(3000)}`, "prevent_close=1", viewDialog("authorization", true)],
])("a visitor who wants %s is asked at home with %s", (search, forwarded, dialog) => {
  const found = redirectFrom(search);
  expect(found.query).toBe(forwarded);
  expect(found.dialog).toEqual(dialog);
  expect(found.returnTo).toBe(search.length > 2000 ? "/cashier/deposit" : `/cashier/deposit${search}`);
});
