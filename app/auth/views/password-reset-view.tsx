import { BackToSignIn } from "~/auth/back-to-sign-in";
import { PasswordResetForm } from "../password-reset/password-reset-form";

export function PasswordResetView() {
  return (
    <>
      <PasswordResetForm />
      <BackToSignIn />
    </>
  );
}
