import { expect, it } from "vitest";
import { siteSettings } from "./site-settings";

const seenAt = "http://localhost:4000";
const launch = {
  environment: {},
  sitePort: "3000",
  reachedAt: seenAt,
  seenAt,
  brandFile: undefined,
  market: {},
  sharedSeconds: 60,
  secret: "0123456789abcdef0123456789abcdef",
};
const namesWith = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => (value.startsWith(seenAt) ? [name] : []));

it("a site on the sandbox finds everything there", () => {
  expect(namesWith(siteSettings(launch))).toEqual(
    expect.arrayContaining(["PLATFORM_PUBLIC_URL", "GAME_FRAME_ORIGINS", "CHAT_ORIGINS", "TAG_MANAGER_URL"]),
  );
});

it("beside a platform of one's own, the sandbox stands for no game studio, provider or vendor", () => {
  const settings = siteSettings({ ...launch, environment: { PLATFORM_URL: "https://platform.example" } });
  expect(namesWith(settings)).toEqual([
    "PLATFORM_URL",
    "CONTENT_URL",
    "CONTENT_PUBLIC_URL",
    "MESSENGER_PARENTS",
    "IMAGE_ORIGINS",
  ]);
});

it("beside a content service of one's own, browsers are led to that one", () => {
  const settings = siteSettings({ ...launch, environment: { CONTENT_URL: "http://127.0.0.1:1337" } });
  expect(settings).toMatchObject({
    CONTENT_PUBLIC_URL: "http://127.0.0.1:1337",
    PLATFORM_PUBLIC_URL: seenAt,
  });
});

it("payments and documents over plain http are for this machine alone", () => {
  expect(siteSettings({ ...launch, seenAt: "http://10.0.0.7:4000" })).not.toHaveProperty("PAYMENT_ORIGINS");
  expect(siteSettings({ ...launch, seenAt: "https://sandbox.example" })).toHaveProperty("PAYMENT_ORIGINS");
});
