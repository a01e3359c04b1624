import type { MethodName } from "../methods/registry";
import { AT, card, done, type Example, fullAndMinimal, gameRef, money, pages } from "./example";

// docs/contract.md#3.7, #3.9, #3.10 and #3.12: what players do.
const round = {
  id: "r1",
  created_at: AT,
  type: "casino",
  game: gameRef.minimal,
  bet: money,
  win: money,
  status: "win",
};
const leg = { full: { name: "Port Ellis – Vale City", pick: "Port Ellis", odds: "1.85", status: "open" } };
const match = { id: 1001, sport: "football", home: "Port Ellis", away: "Vale City", start_at: AT };
const sportEvent = {
  full: {
    ...match,
    sport_name: "Soccer",
    league: "Northern League",
    path: "/football/northern-league/1001",
    venue: "Northgate Stadium, Northgate",
  },
  minimal: match,
};
const level = { level: 1, name: "Bronze", minValue: 0, expCount: 40, rewards: ["Free spins"] };
const fullLevel = { ...level, maxValue: 100, image_url: "https://img.sandbox.test/l.svg", is_current: true };
const quest = {
  id: 1,
  sysname: "first",
  title: "First",
  description: "Play once",
  status: "available",
  progress: { minValue: 0, expCount: 1 },
  amount: 10,
  amountType: "points",
};
const program = {
  id: 1,
  sysname: "main",
  name: "Main",
  is_active: true,
  description: card.minimal,
  levels: [level],
  quests: [quest],
};
const fullProgram = {
  ...program,
  description: card.full,
  levels: [fullLevel],
  quests: [{ ...quest, image_url: "https://img.sandbox.test/q.svg", expired_at: AT }],
};
const info = { id: 1, uid: 100001, is_active: true, points: 120, pointsAlias: "coins", levels: [level] };
const character = {
  id: 1,
  sysname: "fox",
  name: "Fox",
  description: card.minimal,
  image_url: "https://img.sandbox.test/fox.webp",
  price: 100,
  is_available: true,
};
const product = { id: 2, name: "Spins", description: card.minimal, price: 50, is_available: true };
const notice = { id: 3, trigger: "level", type: "credit", title: "Level up", message: "Silver" };
const popup = {
  id: 9,
  sysname: "autumn",
  kind: "popup",
  title: "Autumn",
  text: "Leaves",
  delay_seconds: 5,
  priority: 1,
  frequency: "once",
  is_draft: false,
  started_at: AT,
};

export const playExamples = {
  "games.getLikes": fullAndMinimal(["sand-dunes"], []),
  "games.addLike": done,
  "games.removeLike": done,
  "games.getHistory": pages(
    { ...round, game: gameRef.full, details: "x2", odds: "1.85", legs: [leg.full] },
    round,
  ),
  "betting.getEvents": { full: [sportEvent.full], minimal: [sportEvent.minimal] },
  "games.gethistoryexportrequest": fullAndMinimal(
    { id: 4, status: "ready", created_at: AT, url: "https://files.sandbox.test/4.csv", expired_at: AT },
    { status: "none" },
  ),
  "games.createhistoryexportrequest": fullAndMinimal(
    { id: 4, status: "pending", created_at: AT },
    { status: "pending" },
  ),
  "tournaments.participate": done,
  "loyalty.buyproduct": fullAndMinimal(
    { points: 70, product_id: 2, message: "Enjoy" },
    { points: 70, product_id: 2 },
  ),
  "loyalty.getcharacters": pages({ ...character, description: card.full, is_selected: true }, character),
  "loyalty.getinfo": fullAndMinimal({ ...info, character, levels: [fullLevel] }, info),
  "loyalty.getnotifications": fullAndMinimal(
    [{ ...notice, amount: 10, amountType: "points", image: "https://img.sandbox.test/n.svg" }],
    [notice],
  ),
  "loyalty.getproducts": pages(
    {
      ...product,
      description: card.full,
      image_url: "https://img.sandbox.test/s.webp",
      old_price: 60,
      count_left: 3,
      min_level: 2,
    },
    product,
  ),
  "loyalty.setcharacter": done,
  "loyalty.getPrograms": fullAndMinimal([fullProgram], [program]),
  "loyalty.getProgram": fullAndMinimal(fullProgram, program),
  "popups.get": fullAndMinimal(
    [
      {
        ...popup,
        image_url: "https://img.sandbox.test/p.webp",
        image_mobile_url: "https://img.sandbox.test/pm.webp",
        button_label: "Go",
        button_url: "/promotions",
        is_external: false,
        promo_code: "SPINS20",
        finished_at: AT,
      },
    ],
    [popup],
  ),
  "storage.get": fullAndMinimal({ confirm_sent: "1" }, {}),
  "storage.getKeys": fullAndMinimal(["confirm_sent"], []),
  "storage.set": done,
  "events.handle": done,
  "chatEvent.store": done,
} satisfies Partial<Record<MethodName, Example>>;
