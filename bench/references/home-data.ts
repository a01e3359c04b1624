import {
  cardsOf,
  type Game,
  type Games,
  gamesAddress,
  type HallData,
  type Money,
  moneyText,
  type PlayerData,
  type ReadJson,
  type Reply,
  readAccount,
  readHall,
  type Tile,
} from "./hall-data";

const CATEGORIES = ["popular", "slots", "live", "new"];
/** One more than ours: its cards show more of a game. */
const GAMES_IN_ROW = 13;

interface Jackpot {
  id: number;
  name: string;
  levels: { name: string; amount: Money }[];
  last_win: { fakename: string; amount: Money };
}

interface Tournaments {
  items: {
    id: number;
    end_at: string;
    total_prize: Money;
    total_participants: number;
    description: { title: string; image_url: string };
  }[];
}

interface PlayedGame {
  sysname: string;
  name: string;
  image_url: string;
}

interface Win {
  fakename: string;
  amount: Money;
  game: PlayedGame;
}

interface Rounds {
  items: { game: PlayedGame }[];
}

interface Program {
  quests: { title: string; description: string; image_url: string }[];
}

/** Reads what a home page shows, as much as ours: the calls of the hall, and eight more. */
export async function readHome(readJson: ReadJson): Promise<HallData> {
  const [hall, jackpots, tournaments, wins, providers, ...rows] = await Promise.all([
    readHall(readJson),
    readJson<Reply<Jackpot[]>>("/api/Jackpots.get?locale=en-US"),
    readJson<Reply<Tournaments>>("/api/tournaments.get?status=active&count=6&locale=en-US"),
    readJson<Reply<Win[]>>("/api/leaderboard.live?count=20&locale=en-US"),
    readJson<Reply<PlayedGame[]>>("/api/games.getProviders?locale=en-US"),
    ...CATEGORIES.map((category) => readJson<Reply<Games>>(gamesAddress(category, GAMES_IN_ROW))),
  ]);
  const section = (name: string, tiles: Tile[]) => ({ title: name, href: `/${name.toLowerCase()}`, tiles });
  return {
    ...hall,
    sections: [
      ...rows.map(({ data }, row) => ({
        title: CATEGORIES[row] ?? "",
        href: `/gamehall?category=${CATEGORIES[row]}`,
        games: cardsOf(data, providers.data),
      })),
      section("Jackpots", jackpots.data.slice(0, 4).map(jackpotTile)),
      section("Tournaments", tournaments.data.items.map(tournamentTile)),
      section("Winners", wins.data.slice(0, 12).map(winTile)),
      section(
        "Providers",
        providers.data.map(({ sysname, name, image_url }) => ({
          title: name,
          href: `/gamehall?providers=${sysname}`,
          image: image_url,
          facts: [],
        })),
      ),
    ],
  };
}

/** Reads what the home page shows of a player: seven calls at once. */
export async function readHomePlayer(readJson: ReadJson, cookie: string): Promise<PlayerData> {
  const [player, rounds, programs] = await Promise.all([
    readAccount(readJson, cookie),
    readJson<Reply<Rounds>>("/api/games.getHistory?count=60&type=casino&locale=en-US", cookie),
    readJson<Reply<Program[]>>("/api/loyalty.getPrograms?locale=en-US", cookie),
  ]);
  const played = new Map(rounds.data.items.map(({ game }) => [game.sysname, game]));
  return {
    ...player,
    sections: [
      {
        title: "Continue playing",
        href: "/gamehall?category=played",
        games: [...played.values()].slice(0, GAMES_IN_ROW).map(playedCard),
      },
      {
        title: "Quests",
        href: "/loyalty",
        tiles: programs.data.flatMap(({ quests }) => quests.slice(0, 3).map(questTile)),
      },
    ],
  };
}

const playedCard = ({ sysname, name, image_url }: PlayedGame): Game => ({
  sysname,
  name,
  image: image_url,
  provider: "Studio",
  hasDemo: true,
});

const jackpotTile = ({ id, name, levels, last_win }: Jackpot): Tile => ({
  title: name,
  href: `/jackpots/${id}`,
  facts: [
    ...levels.map((level) => ({ label: level.name, value: moneyText(level.amount) })),
    { label: `Last won by ${last_win.fakename}`, value: moneyText(last_win.amount) },
  ],
});

const tournamentTile = (one: Tournaments["items"][number]): Tile => ({
  title: one.description.title,
  href: `/tournaments/${one.id}`,
  image: one.description.image_url,
  facts: [
    { label: "Prize pool", value: moneyText(one.total_prize) },
    { label: "Ends", value: one.end_at },
    { label: "Players", value: String(one.total_participants) },
  ],
});

const winTile = ({ fakename, amount, game }: Win): Tile => ({
  title: game.name,
  href: `/game/${game.sysname}`,
  image: game.image_url,
  facts: [{ label: fakename, value: moneyText(amount) }],
});

const questTile = ({ title, description, image_url }: Program["quests"][number]): Tile => ({
  title,
  href: "/loyalty",
  image: image_url,
  facts: [{ label: "Task", value: description }],
});
