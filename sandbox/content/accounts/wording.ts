import { ContentRefusal, invalidFields } from "../api/refusal";

const application = "ApplicationError";

function v3(id: string, message: string) {
  return { id, message };
}

/** Every refusal of the account calls in the words of each version, as recorded. */
export const refusals = {
  noToken: () =>
    new ContentRefusal(403, "Forbidden", {
      v3: { status: 400, id: "No authorization header was found", message: "" },
    }),
  invalid: () =>
    new ContentRefusal(400, "Invalid identifier or password", {
      v3: v3("Auth.form.error.invalid", "Identifier or password invalid."),
    }),
  blocked: () =>
    new ContentRefusal(400, "Your account has been blocked by an administrator", {
      name: application,
      v3: v3("Auth.form.error.blocked", "Your account has been blocked by an administrator"),
    }),
  unconfirmed: () =>
    new ContentRefusal(400, "Your account email is not confirmed", {
      name: application,
      v3: v3("Auth.form.error.confirmed", "Your account email is not confirmed"),
    }),
  taken: () =>
    new ContentRefusal(400, "Email or Username are already taken", {
      name: application,
      v3: v3("Auth.form.error.email.taken", "Email is already taken."),
    }),
  email: () =>
    invalidFields(
      [["email", "email must be a valid email"]],
      v3("Auth.form.error.email.format", "Please provide a valid email address."),
    ),
  wrongEmail: () => new ContentRefusal(400, "wrong.email"),
  unknownEmail: () =>
    new ContentRefusal(400, "This email does not exist.", {
      v3: v3("Auth.form.error.user.not-exist", "This email does not exist."),
    }),
  mismatch: () =>
    new ContentRefusal(400, "Passwords do not match", {
      v3: v3("Auth.form.error.password.matching", "Passwords do not match."),
    }),
  code: () =>
    new ContentRefusal(400, "Incorrect code provided", {
      v3: v3("Auth.form.error.code.provide", "Incorrect code provided."),
    }),
  currentPassword: () => new ContentRefusal(400, "The provided current password is invalid"),
  samePassword: () =>
    new ContentRefusal(400, "Your new password must be different than your current password"),
  confirmed: () =>
    new ContentRefusal(400, "Already confirmed", { name: application, v3: { message: "already.confirmed" } }),
  provider: () =>
    new ContentRefusal(400, "This provider is disabled", {
      name: application,
      v3: v3("provider.disabled", "This provider is disabled."),
    }),
  providerToken: () => new ContentRefusal(400, "Invalid access token", { name: application }),
  /** Version 5 wants the whole sign-in to have passed through itself. */
  providerSession: () =>
    new ContentRefusal(400, "OAuth authentication requires a completed provider session", {
      name: application,
    }),
  connect: () =>
    new ContentRefusal(400, "This provider is disabled", {
      name: application,
      v3: { message: "This provider is disabled." },
    }),
  signInFields: (missing: string[]) =>
    missing.includes("identifier")
      ? old("Auth.form.error.email.provide", "Please provide your username or your e-mail.")
      : old("Auth.form.error.password.provide", "Please provide your password."),
  registerFields: (missing: string[]) =>
    missing.includes("password")
      ? old("Auth.form.error.password.provide", "Please provide your password.")
      : old("Auth.form.error.email.provide", "Please provide your email."),
  resetFields: () => old("Auth.form.error.params.provide", "Incorrect params provided."),
};

/** Only version 3 says this. */
function old(id: string, message: string): ContentRefusal {
  return new ContentRefusal(400, message, { v3: v3(id, message) });
}
