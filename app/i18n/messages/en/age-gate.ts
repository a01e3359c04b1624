export const ageGate = {
  "ageGate.title": "Are you {age} or older?",
  "ageGate.text": "Games for money are for adults. Please tell us whether you are at least {age} years old.",
  "ageGate.yes": "Yes, I am {age} or older",
  "ageGate.no": "No, I am younger",
  "ageGate.refused.title": "You have to be {age} or older",
  "ageGate.refused.text":
    "We may not show you anything here yet. If gambling worries you, at home or with friends, these people help, free of charge.",
} as const;
