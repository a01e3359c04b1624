import { PasswordResetForm } from "../password-reset/password-reset-form";
import { BackToSignIn } from "./back-to-sign-in";

export function PasswordResetView() {
  return (
    <>
      <PasswordResetForm />
      <BackToSignIn />
    </>
  );
}
