import type { DialogBodyProps } from "~/dialogs/declaration";
import type { AuthData } from "./auth-data.server";
import { PopupSurface } from "./auth-surface";
import { AuthViewBody } from "./views/auth-view-body";

/** An auth view as a dialog; `data.view` selects it. */
export function AuthDialog({ data }: DialogBodyProps<AuthData>) {
  return (
    <PopupSurface data={data}>
      <AuthViewBody />
    </PopupSurface>
  );
}
