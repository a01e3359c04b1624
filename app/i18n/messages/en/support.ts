export const support = {
  "support.title": "Support",
  "support.meta.description": "How to reach the people of {product}, and where to find answers.",
  "support.lead": "Questions about your account, your money or a game: we are here for you.",
  "support.phone": "Call us",
  "support.channel": "Find us here",
  "support.mail": "Write an e-mail",
  "support.pages": "Find an answer",
  "support.feedback.title": "Write to us",
  "support.feedback.message": "Your message",
  "support.feedback.email": "E-mail",
  "support.feedback.emailHint.visitor": "Without it we cannot answer you",
  "support.feedback.emailHint.player": "Only if the answer should not go to your account's address",
  "support.feedback.name": "Your name",
  "support.feedback.submit": "Send message",
  "support.feedback.trap": "Leave this empty",
  "support.feedback.trapped":
    "This looked as if a program had written it, so it was not sent. If you did, please send it again.",
  "support.feedback.unknown":
    "No answer came, so we cannot say whether your message reached us. Please wait a moment before you send it again.",
  "support.feedback.sent.title": "Your message has been sent",
  "support.feedback.sent.text": "Thank you. We will read it and answer as soon as we can.",
  "support.feedback.another": "Write another message",
} as const;
