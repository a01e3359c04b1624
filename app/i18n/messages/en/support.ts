export const support = {
  "support.title": "Support",
  "support.meta.description": "How to reach the people of {product}, and where to find answers.",
  "support.lead": "Questions about your account, your money or a game: we are here for you.",
  "support.phone": "Call us",
  "support.channels": "Write to us",
  "support.pages": "Find an answer",
  "support.none.title": "We cannot be reached just now",
  "support.none.text": "Please come back in a while.",
} as const;
