import type { DialogBodyProps } from "~/dialogs/entry";
import type { AuthData } from "./auth-data.server";
import { PopupSurface } from "./auth-surface";
import { AuthViewBody } from "./views/auth-view-body";

/** A view in the popup. The address names the view, so each is a dialog of its own; its data says which. */
export function AuthDialog({ data }: DialogBodyProps<AuthData>) {
  return (
    <PopupSurface data={data}>
      <AuthViewBody />
    </PopupSurface>
  );
}
