import type { PageSlug, WrittenPage } from "./page";

export const enUS: Record<PageSlug | "complaints", WrittenPage> = {
  terms: {
    title: "Terms and conditions",
    lead: "These terms explain what you can expect from us and what we expect from you. This is a demo site: it uses play money only, and no real money can be won or lost.",
    sections: [
      [
        "Who may play",
        "You must be at least 18 years old, or older if your country requires it, and play on your own behalf. You may have one account only. If you open a second one, we close it and return its balance to the first.",
      ],
      [
        "Your account",
        "Keep your password private. Tell us immediately if you think someone else has used your account. We’ll lock it right away and look into it with you.",
      ],
      [
        "Balances",
        "The balance has three parts: main, bonus and betting bonus. You can withdraw your main balance at any time. Bonus balances move to your main balance once you meet the wagering requirement, and we always show your progress.",
      ],
      [
        "Bonuses",
        "Before you claim a bonus, we show its amount, wagering requirement and expiry date. You can decline or remove a bonus at any time. Its funds are then removed from your bonus balance.",
      ],
      [
        "Games",
        "Each result is determined by the game’s random number generator. If a round is interrupted, it is completed on the server and the result is credited to you. If a game malfunctions, the affected rounds are void and stakes are returned.",
      ],
      [
        "Withdrawals",
        "You can withdraw your main balance once we’ve verified your identity. You can cancel a withdrawal while it’s pending. Where possible, we pay to the method you used to deposit.",
      ],
      [
        "Closing the account",
        "You can close your account at any time without giving a reason. We’ll pay out your remaining main balance. We may close an account that breaches these terms, and we’ll tell you why.",
      ],
    ],
  },
  privacy: {
    title: "Privacy policy",
    lead: "We collect only the data we need to run your account and comply with the law. This page explains what that is. On this demo site, all data is deleted when the site restarts.",
    sections: [
      [
        "What we collect",
        "- Your contact details and what you enter in the profile",
        "- Deposits, withdrawals, bets and bonuses, because we’re required to keep records",
        "- Technical data about your visits: IP address, browser, language and pages viewed",
      ],
      [
        "Why we use it",
        "To run your account, to pay you, to check your age and identity, to detect harmful play and fraud, and to meet our legal obligations. We do not sell your data, and we do not use it to decide what odds you see.",
      ],
      [
        "How long we keep it",
        "We keep account data for five years after you close your account, as required by law. We delete technical logs after 90 days.",
      ],
      [
        "Who we share it with",
        "We share payment data with payment providers and identity documents with our verification partner. We don’t share your data with anyone else.",
      ],
      [
        "Cookies",
        "We use cookies that the site needs to work: your session, language and theme. We use other cookies only with your consent, which you can withdraw at any time.",
      ],
      [
        "Your rights",
        "You can request a copy of your data, correct it, transfer it or, where the law allows, have it deleted. Email privacy@example.com. We reply within 30 days.",
      ],
    ],
  },
  about: {
    title: "About us",
    lead: "This is a demo casino. It shows how a fast, clear and fair gaming site can look and work. All games, studios and players are fictional.",
    sections: [
      [
        "Play money only",
        "You don’t spend real money here, and nothing is paid out. Payments, games and identity checks are simulated, so you can try every screen from start to finish.",
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
    lead: "Gambling should be entertainment. If it stops being fun, these tools and organizations can help. You don’t need to give a reason.",
    sections: [
      [
        "Set a limit",
        "Choose the maximum you can deposit in a day, a week, two weeks or 30 days. A lower limit applies immediately. A higher one takes at least 24 hours, so you have time to think.",
      ],
      [
        "Take a break",
        "Take a break for a day, a week or a month, or self-exclude for up to five years or permanently. During that time you can’t sign in, and we won’t send you any offers. You can’t shorten the period.",
      ],
      [
        "Signs to take seriously",
        "- You gamble with money you need for something else",
        "- You increase your stakes to win back losses",
        "- You hide how much or how long you play",
        "- You feel restless or irritable when you can’t gamble",
      ],
      [
        "Where to find help",
        "Talk to someone you trust or to a gambling helpline in your country. Help is free and confidential. Our support is available 24/7 and can set limits for you.",
      ],
      [
        "No minors",
        "You must be 18 or older to gamble. If you share a device with children, sign out after playing and consider using filtering software.",
      ],
    ],
  },
  "welcome-week": {
    title: "Welcome week",
    lead: "Seven days to find your way around: six games to begin with, this week’s promotions, and live tables that are open all night.",
    sections: [],
  },
  complaints: {
    title: "Complaints",
    lead: "If support couldn’t resolve your problem, send us a complaint in writing. This page explains what happens next. It is available in English only.",
    sections: [
      [
        "How to complain",
        "Email complaints@example.com with your login, the date and a description of the problem. You’ll receive a reference number the same day.",
      ],
      [
        "What we do",
        "A colleague who wasn’t involved reviews your complaint. We’ll send you our decision, with reasons, within 10 working days.",
      ],
      [
        "If you disagree",
        "You can refer your complaint to an independent dispute resolution body. We accept its decision up to the amount set out in its rules.",
      ],
    ],
  },
};
