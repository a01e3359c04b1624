/** The identity check: what is asked of the player, and what comes next. */
export const verification = {
  "verification.steps": "Steps of the verification",
  "verification.isDone": "Done",
  "verification.blocked": "Deposits, withdrawals and real play wait until your identity is confirmed.",
  "verification.text.start":
    "We do not know yet that you are you. The law asks us to check it, and our identity partner does that with your documents.",
  "verification.text.verification": "Your documents are being checked. There is nothing for you to do.",
  "verification.text.completed":
    "Your identity is confirmed, and there is nothing more to do. If you are still asked to verify it, our support helps.",
  "verification.text.change":
    "Your documents were not accepted, so new ones are needed. Most often a picture is blurred or cut off, or the document is out of date.",
  "verification.asked.title": "What you need",
  "verification.asked.document": "A valid passport, identity card or driving licence",
  "verification.asked.face": "A camera, for the document and a picture of yourself",
  "verification.asked.time":
    "A few minutes. Our partner says when anything else is needed, such as a proof of address",
  "verification.next.start": "Afterwards your documents are looked at, and this page says what came of it.",
  "verification.next.verification":
    "As soon as they are accepted you can go on. If they are not, this page says so and asks for new ones.",
  "verification.begin": "Start the check",
  "verification.beginAgain": "Send new documents",
  "verification.look": "Look again",
  "verification.again": "Try again",
  "verification.action.title": "Check of your payment details",
  "verification.action.text":
    "Before money is sent to these payment details, it has to be shown once that they are yours. Have the card or a statement at hand.",
  "verification.action.next":
    "Afterwards they are looked at. As soon as they are accepted you can use them: go back to what you were doing and try again.",
  "verification.action.done": "I have finished",
  "verification.check.title": "Your documents",
  "verification.check.frame": "Identity check",
  "verification.check.window": "Open the check in a window of its own",
  "verification.check.windowText":
    "The check is on our partner’s page. Come back here when everything is handed in.",
  "verification.check.sentText":
    "When everything is handed in, this page goes on by itself. If it does not, say so here.",
  "verification.check.sent": "I have handed everything in",
  "verification.needsScript.title": "This check needs JavaScript",
  "verification.needsScript.text":
    "Turn it on in your browser and load this page again, or ask our support: they can take your documents in another way.",
  "verification.failed.title": "The check could not be shown",
  "verification.failed.text":
    "Our partner does not answer at the moment. Nothing you handed in is lost. Blocked scripts or an ad blocker can be the cause too.",
  "verification.impossible.title": "The check cannot be done on this page",
  "verification.impossible.text": "Our support takes your documents in another way.",
  "verification.unknownAction.title": "This check is not asked for any more",
  "verification.unknownAction.text":
    "Go back to what you were doing and try again. If it is asked for once more, our support helps.",
} as const;
