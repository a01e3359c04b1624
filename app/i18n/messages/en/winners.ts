export const winners = {
  "winners.title.live": "Live wins",
  "winners.title.ranking": "Top players",
  "winners.title.top": "Biggest wins",
  "winners.meta.description":
    "Who is winning at {product}: the latest wins, the biggest ones, and the players who have won the most.",
  "winners.tabs": "Which list",
  "winners.tab.live": "Live",
  "winners.tab.ranking": "Players",
  "winners.tab.top": "Biggest wins",
  "winners.periods": "Period",
  "winners.period.day": "Day",
  "winners.period.week": "Week",
  "winners.period.month": "Month",
  "winners.liveLead": "The latest wins, newest first.",
  "winners.refresh": "Refresh",
  "winners.none.title": "No wins yet",
  "winners.none.text": "The first ones will appear here.",
} as const;
