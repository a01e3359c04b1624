export const consent = {
  "consent.title": "Cookies and privacy",
  "consent.banner":
    "We use what the site needs to work. With your consent, we and others also use cookies for extras, statistics and advertising. You can change your mind at any time.",
  "consent.refuse": "Reject all",
  "consent.accept": "Accept all",
  "consent.choose": "Choose",
  "consent.save": "Save my choice",
  "consent.lead":
    "Decide what cookies and code of others may be used for. Your choice holds for half a year in this browser; you find this page at the foot of every page.",
  "consent.purposes.necessary.name": "Necessary",
  "consent.purposes.necessary.text":
    "Keeps you signed in, remembers language, theme and this choice, and protects accounts and payments. Always on.",
  "consent.purposes.functional.name": "Extras",
  "consent.purposes.functional.text": "Services of others that help you here, such as the support chat.",
  "consent.purposes.analytics.name": "Statistics",
  "consent.purposes.analytics.text": "Shows us how the site is used, so that we can make it better.",
  "consent.purposes.marketing.name": "Advertising",
  "consent.purposes.marketing.text": "Tells us and our partners which advertisement brought you here.",
} as const;
