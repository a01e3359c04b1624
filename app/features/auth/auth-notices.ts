import type { MessageKey } from "~/i18n/messages/catalogue";

interface AuthNotice {
  tone: "info" | "positive" | "warning" | "danger";
  title: MessageKey;
  text: MessageKey;
}

/** Notices that a view shows when it opens. The URL's `notice` names them, so that they survive a reload. */
const notices = {
  restored: { tone: "positive", title: "auth.restore.sent.title", text: "auth.restore.sent.text" },
  code_sent: { tone: "positive", title: "auth.twofa.sent.title", text: "auth.twofa.sent.text" },
  terms: { tone: "danger", title: "auth.social.terms.title", text: "auth.social.terms.text" },
  social_refused: { tone: "warning", title: "auth.social.refused.title", text: "auth.social.refused.text" },
  social_no_account: {
    tone: "info",
    title: "auth.social.noAccount.title",
    text: "auth.social.noAccount.text",
  },
  social_blocked: { tone: "danger", title: "auth.social.blocked.title", text: "auth.social.blocked.text" },
  social_failed: { tone: "danger", title: "auth.social.failed.title", text: "auth.social.failed.text" },
  social_unknown: { tone: "danger", title: "auth.social.unknown.title", text: "auth.social.unknown.text" },
} as const satisfies Record<string, AuthNotice>;

export type AuthNoticeName = keyof typeof notices;

export function noticeNamed(name: string | null): AuthNoticeName | null {
  return name !== null && Object.hasOwn(notices, name) ? (name as AuthNoticeName) : null;
}

export function noticeOf(name: AuthNoticeName): AuthNotice {
  return notices[name];
}
