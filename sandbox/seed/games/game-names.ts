import type { GameType } from "./providers";

/** A scene of the generated artwork, and the words that games drawn with it are named from. */
export interface Theme {
  scene: SceneName;
  type: GameType;
  firsts: string[];
  seconds: string[];
}

export type SceneName =
  | "dunes"
  | "temple"
  | "sea"
  | "forest"
  | "city"
  | "space"
  | "fruits"
  | "gems"
  | "winter"
  | "volcano"
  | "lanterns"
  | "sails"
  | "cards"
  | "roulette"
  | "dice"
  | "studio"
  | "rocket"
  | "mines"
  | "plinko"
  | "pitch";

const theme = (scene: SceneName, type: GameType, firsts: string, seconds: string): Theme => ({
  scene,
  type,
  firsts: firsts.split(", "),
  seconds: seconds.split(", "),
});

export const themes: Theme[] = [
  theme(
    "dunes",
    "slot",
    "Sand, Desert, Mirage, Amber, Caravan, Oasis, Sahara, Golden, Scarab, Sirocco, Nomad, Sunken",
    "Dunes, Caravan, Winds, Riches, Crossing, Fortune, Secrets, Market, Star, Horizon, Trail, Falcon",
  ),
  theme(
    "temple",
    "slot",
    "Sun, Jade, Obsidian, Lost, Sacred, Hidden, Jaguar, Stone, Emerald, Feather, Serpent, Eternal",
    "Temple, Idol, Pyramid, Altar, Guardian, Steps, Calendar, Ritual, Crown, Vault, Prophecy, Empire",
  ),
  theme(
    "sea",
    "slot",
    "Deep, Coral, Pearl, Abyss, Sunken, Tidal, Azure, Siren's, Kraken's, Neptune's, Silent, Moonlit",
    "Blue, Reef, Hunter, Treasure, Current, Song, Garden, Depths, Bounty, Wreck, Kingdom, Lagoon",
  ),
  theme(
    "forest",
    "slot",
    "Whispering, Elder, Moonlit, Silver, Wild, Fox, Owl, Emerald, Misty, Hollow, Fern, Northern",
    "Pines, Grove, Hollow, Trail, Spirits, Woods, Lantern, Druid, Glade, Stag, Den, Brook",
  ),
  theme(
    "city",
    "slot",
    "Neon, Midnight, Electric, Chrome, Velvet, Uptown, Night, Metro, Ruby, Diamond, Violet, Skyline",
    "City, Boulevard, Heist, Nights, Lights, District, Avenue, Rooftop, Express, Club, Drive, Casino",
  ),
  theme(
    "space",
    "slot",
    "Star, Cosmic, Nova, Orbit, Lunar, Saturn's, Astro, Galactic, Comet, Pulsar, Solar, Zero",
    "Drift, Voyager, Rings, Miner, Gravity, Gate, Colony, Signal, Harvest, Pioneer, Nebula, Eclipse",
  ),
  theme(
    "fruits",
    "slot",
    "Juicy, Blazing, Classic, Lucky, Triple, Sweet, Royal, Fresh, Crown, Hot, Wild, Twenty",
    "Fruits, Sevens, Cherries, Bells, Reels, Lemons, Joker, Stars, Plums, Bars, Melons, Hits",
  ),
  theme(
    "gems",
    "slot",
    "Crystal, Ruby, Sapphire, Prism, Diamond, Opal, Shining, Facet, Royal, Twin, Emerald, Hidden",
    "Gems, Cascade, Mine, Cluster, Vault, Storm, Glow, Forge, Cavern, Fusion, Hearts, Blast",
  ),
  theme(
    "winter",
    "slot",
    "Frozen, Polar, Aurora, Icebound, Snow, Glacier, Northern, Frost, Winter, Crystal, White, Arctic",
    "Crown, Wolf, Peaks, Queen, Lights, Owl, Expedition, Palace, Giant, Fjord, Hunt, Solstice",
  ),
  theme(
    "volcano",
    "slot",
    "Molten, Ember, Lava, Fire, Ashen, Dragon's, Burning, Magma, Phoenix, Basalt, Iron, Crimson",
    "Peak, Forge, Island, Fury, Nest, Crater, Heart, Rising, Hoard, Anvil, Flame, Throne",
  ),
  theme(
    "lanterns",
    "slot",
    "Paper, Lucky, Red, Golden, Lotus, Jade, Bamboo, Crane, Festival, Silk, Koi, Moon",
    "Lanterns, Garden, Dragon, Festival, Bridge, Blossom, Fortune, Coins, Pagoda, Carp, River, Tea House",
  ),
  theme(
    "sails",
    "slot",
    "Captain's, Corsair, Seven, Black, Stormy, Brave, Salty, Rogue, Trade, Tortuga, Silver, Windward",
    "Seas, Doubloons, Bounty, Flag, Compass, Voyage, Cannon, Harbour, Galleon, Fortune, Chart, Rum",
  ),
  theme(
    "cards",
    "casino",
    "Classic, Royal, Vegas, Double, Atlantic, Spanish, Perfect, Velvet, Single, Speed, Grand, Monarch",
    "Blackjack, Baccarat, Hold'em, Poker, Pontoon, Punto Banco, Three Card Poker, Stud Poker, Twenty-One, Blackjack Pro, Pairs, Red Dog",
  ),
  theme(
    "roulette",
    "casino",
    "European, French, Royal, Golden, Penny, Grand, Mini, Classic, Double Ball, Premium, Monaco, Riviera",
    "Roulette, Wheel, Roulette Pro, Roulette Gold, Roulette Plus, Roulette Elite",
  ),
  theme(
    "dice",
    "casino",
    "Lucky, Imperial, Golden, Dragon, Street, Royal, Diamond, Ivory",
    "Dice, Sic Bo, Craps, Hazard, Dice Duel, Seven Out",
  ),
  theme(
    "studio",
    "live",
    "Live, Salon, Studio, Speed, VIP, Prime, Crystal, Emerald, Saphir, Nordic, Evening, Auto",
    "Roulette One, Blackjack, Baccarat, Roulette, Dream Wheel, Sic Bo, Dragon Tiger, Money Drop, Andar Bahar, Casino Hold'em, Blackjack Party, Lightning Wheel",
  ),
  theme(
    "rocket",
    "fast",
    "Fast, Sky, Orbit, Star, Turbo, Jet, Rocket, Cosmo, Meteor, Hyper, Lift, Zenith",
    "Crash, Rocket, Ascent, Flight, Climb, Launch, Blast-Off, Escape, Booster, Limit",
  ),
  theme(
    "mines",
    "fast",
    "Gem, Pocket, Deep, Turbo, Cave, Lucky, Crystal, Hidden, Nine, Golden",
    "Mines, Sweeper, Dig, Tunnels, Fields, Tiles, Grid, Shaft",
  ),
  theme(
    "plinko",
    "fast",
    "Sky, Pocket, Neon, Turbo, Lucky, Drop, Rainbow, Zen, Mega, Ball",
    "Plinko, Drop, Pegs, Pyramid, Cascade, Bounce, Balls, Keno",
  ),
];

/** Tells games apart once all pairs of words are used up. */
export const suffixes = [
  "",
  "Deluxe",
  "Gold",
  "II",
  "Rush",
  "Nights",
  "Extra",
  "III",
  "Unlimited",
  "Origins",
  "Reborn",
  "Jubilee",
];
