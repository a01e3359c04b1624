export const providers = {
  "providers.title": "Game providers",
  "providers.meta.description":
    "The studios whose games you find at {product}, and how many each of them has.",
  "providers.letters": "Providers by first letter",
  "providers.search": "Search providers",
  "providers.submit": "Search",
  "providers.games_one": "{count} game",
  "providers.games_other": "{count} games",
  "providers.none.title": "No provider has this name",
  "providers.none.text": "Try a shorter word, or look at all of them.",
  "providers.none.action": "All providers",
} as const;
