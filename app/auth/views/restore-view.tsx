import { BackToSignIn } from "../back-to-sign-in";
import { RestoreForm } from "../restore/restore-form";

export function RestoreView() {
  return (
    <>
      <RestoreForm />
      <BackToSignIn />
    </>
  );
}
