import type { PageSlug, WrittenPage } from "./page";

export const enUS: Record<PageSlug | "complaints", WrittenPage> = {
  terms: {
    title: "Terms and conditions",
    lead: "These terms say what you may expect of us and what we expect of you. This site is a sandbox: every amount on it is play money and nothing can be won or lost.",
    sections: [
      [
        "Who may play",
        "You must be at least 18 years old, or older where your country asks for it, and play for yourself only. One person holds one account; a second one is closed and its balance is returned to the first.",
      ],
      [
        "Your account",
        "Keep your password to yourself. Tell us at once when you believe that somebody else has used your account: we lock it the same minute and look into it with you.",
      ],
      [
        "Balances",
        "The balance has three parts: main, bonus and betting bonus. The main part is yours at any time. The bonus parts become main once their conditions are met, and we always show how far you have come.",
      ],
      [
        "Bonuses",
        "Every bonus names its amount, its wagering requirement and the day it ends before you take it. You can decline or remove a bonus whenever you like; its money then leaves the bonus balance.",
      ],
      [
        "Games",
        "The outcome of each round is decided by the game's own random generator. If a round is interrupted, it is finished on the server and the result is credited. A malfunction voids the affected rounds and returns the stakes.",
      ],
      [
        "Withdrawals",
        "You may withdraw the main balance once your identity is verified. A request can be cancelled as long as it is pending. We pay to the method you deposited with wherever that is possible.",
      ],
      [
        "Closing the account",
        "You may close the account at any time without giving a reason. What is left of the main balance is paid out. We may close an account that breaks these terms, and we tell you why.",
      ],
    ],
  },
  privacy: {
    title: "Privacy policy",
    lead: "We keep as little about you as the law and a working account allow, and we say here what it is. In this sandbox all of it is forgotten when the process restarts.",
    sections: [
      [
        "What we keep",
        "- Your contact details and what you enter in the profile",
        "- Deposits, withdrawals, bets and bonuses, because we must be able to account for them",
        "- Technical facts of your visits: address, browser, language and the pages opened",
      ],
      [
        "Why we keep it",
        "To run your account, to pay you, to check your age and identity, to recognise harmful play and fraud, and to meet our legal duties. We do not sell your data, and we do not use it to decide what odds you see.",
      ],
      [
        "How long",
        "Account data stays for five years after the account is closed, because the law asks for it. Technical logs are deleted after ninety days.",
      ],
      [
        "Who sees it",
        "Payment providers see what they need to pay you. Identity documents are seen by the verification service alone. Everybody else sees nothing.",
      ],
      [
        "Cookies",
        "We set cookies that the site cannot work without: your session, your language and your theme. Anything beyond that waits for your consent, and you can take it back at any time.",
      ],
      [
        "Your rights",
        "You may ask what we keep, have it corrected, take it with you, or have it deleted as far as the law lets us. Write to privacy@example.com; we answer within thirty days.",
      ],
    ],
  },
  about: {
    title: "About us",
    lead: "This is a demonstration casino. It shows how a calm, quick and honest gaming site can look and behave, and it is filled with invented games, studios and players.",
    sections: [
      [
        "Play money only",
        "Nothing here costs anything and nothing is paid out. The payment methods, the games and the identity checks are stand-ins that behave like real ones, so that every screen can be tried to its end.",
      ],
      [
        "What you can try",
        "- Browse the games by category, provider, name and popularity",
        "- Sign in as a demo player and look at a full account",
        "- Switch between five languages, one of them written from right to left",
        "- Switch between the dark and the light theme, with or without scripts",
      ],
      [
        "How it is made",
        "The pages are rendered on the server and work before any script has loaded. The artwork is drawn by a program. Every amount is counted in whole cents, never in fractions that do not add up.",
      ],
    ],
  },
  "responsible-gaming": {
    title: "Responsible gaming",
    lead: "Playing should stay a pastime. If it stops being one, these are the tools and the people that help. None of them asks you for a reason.",
    sections: [
      [
        "Set a limit",
        "Choose how much you may deposit in a day, a week, two weeks or a month. A lower limit works at once; a higher one only after 24 hours, so that no decision is made in the heat of the moment.",
      ],
      [
        "Take a break",
        "Exclude yourself for a day, a week, a month, up to five years, or for good. During that time you cannot sign in, and we send you no offers. A break cannot be shortened.",
      ],
      [
        "Signs to take seriously",
        "- You play with money that is meant for something else",
        "- You raise the stakes to win back what you lost",
        "- You hide how much or how long you play",
        "- You feel restless when you cannot play",
      ],
      [
        "Where to find help",
        "Talk to somebody you trust, or to a service in your country that helps for free and in confidence, such as a gambling helpline. Our support is there day and night and will set any limit for you.",
      ],
      [
        "No minors",
        "Nobody under 18 may play here. If you share a device with children, sign out after playing and consider a filter program.",
      ],
    ],
  },
  complaints: {
    title: "Complaints",
    lead: "Something went wrong and support could not put it right? Tell us in writing; this page says what happens next. It is published in English only.",
    sections: [
      [
        "How to complain",
        "Write to complaints@example.com with your login, the date, and what you expected to happen. You receive a number the same day.",
      ],
      [
        "What we do",
        "Somebody who had no part in the matter reads everything again. You have our answer, with reasons, within ten working days.",
      ],
      [
        "If you disagree",
        "You may turn to an independent body for dispute resolution. We accept its decision up to the amount that its rules name.",
      ],
    ],
  },
};
