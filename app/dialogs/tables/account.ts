import { confirm, popup } from "~/dialogs/variant";
import { paths } from "~/paths";
import { lazyPart } from "~/runtime/lazy-part";
import { dialog } from "../entry";

const authDialog = {
  variant: popup("small"),
  audience: "visitor",
  bundles: ["auth"],
  body: lazyPart(() => import("~/auth/auth-dialogs").then((part) => part.AuthDialog)),
} as const;

/** Dialogs of signing in, registering and completing an account. */
export const accountDialogs = {
  authorization: dialog({ ...authDialog, title: "auth.views.authorization" }),
  restore: dialog({ ...authDialog, title: "auth.views.restore" }),
  twofa: dialog({ ...authDialog, title: "auth.views.twofa" }),
  registration: dialog({ ...authDialog, title: "auth.views.registration" }),
  socialRegistration: dialog({
    ...authDialog,
    audience: "player",
    title: "auth.views.socialRegistration",
    leave: { label: "common.signOut", action: paths.logout() },
  }),
  credentials: dialog({
    variant: popup("small"),
    audience: "player",
    bundles: ["auth"],
    title: "auth.credentials.title",
    icon: "lock",
    text: "auth.credentials.text",
    body: lazyPart(() =>
      import("~/auth/credentials/credentials-dialog").then((part) => part.CredentialsBody),
    ),
    actions: [{ label: "auth.credentials.kept", to: ({ here }) => here }],
    isForced: true,
  }),
  verification: dialog({
    variant: popup("small"),
    feature: "identityVerification",
    audience: "player",
    title: "dialogs.verification.title",
    icon: "shield",
    body: lazyPart(() => import("~/verification/verification-dialog").then((part) => part.VerificationBody)),
    actions: [
      {
        label: "dialogs.ways.verification",
        to: ({ here, id }) => paths.verification({ action: id ?? undefined, from: here }),
      },
    ],
  }),
  confirmEmail: dialog({
    variant: confirm,
    audience: "player",
    title: "dialogs.confirmEmail.title",
    text: "dialogs.confirmEmail.text",
    agree: {
      by: "way",
      label: "dialogs.ways.contacts",
      to: ({ here }) => paths.profileSettings({ from: here, toastType: "need_contact" }),
    },
    reject: "dialogs.later",
  }),
  /** The same after a registration, opened automatically: both buttons post, so that it is not shown again. */
  newcomerEmail: dialog({
    variant: confirm,
    audience: "player",
    title: "dialogs.confirmEmail.title",
    text: "dialogs.confirmEmail.text",
    agree: {
      by: "post",
      label: "dialogs.ways.contacts",
      action: paths.greeting(),
      fields: ({ here }) => ({
        name: "email",
        to: paths.profileSettings({ from: here, toastType: "need_contact" }),
      }),
    },
    reject: "dialogs.later",
    closing: { action: paths.greeting(), fields: ({ here }) => ({ name: "email", to: here }) },
  }),
  fillProfile: dialog({
    variant: confirm,
    audience: "player",
    title: "dialogs.fillProfile.title",
    text: "dialogs.fillProfile.text",
    agree: {
      by: "way",
      label: "dialogs.ways.profile",
      to: ({ here }) => paths.profileSettings({ from: here, toastType: "need_profile" }),
    },
    reject: "dialogs.later",
  }),
};
