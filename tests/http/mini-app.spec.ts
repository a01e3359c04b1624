import { launchString } from "../../sandbox/messenger/launch-data";
import { ask, navigation } from "../support/ask";
import { startSite } from "../support/site";
import { expect, test } from "./fixtures";

const edge = "https://casino.example";
const host = { Host: "casino.example", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "casino.example" };
const environment = { SITE_ORIGINS: edge, TRUSTED_PROXY_CIDRS: "127.0.0.1/32,::1/128" };

test("a mini-app's cookies, frame and gate", async () => {
  const site = await startSite({ environment });
  try {
    const body = new URLSearchParams({
      launch: `tgWebAppData=${encodeURIComponent(launchString({ id: 900_001, first_name: "Mini" }, 1_767_225_600))}`,
      page: "/jackpots",
      place: "frame",
    }).toString();
    const post = (headers: Record<string, string>) =>
      ask(site.url, "/forms/launch?_non_strict=1", {
        method: "POST",
        headers: {
          ...host,
          "Content-Type": "application/x-www-form-urlencoded",
          "Content-Length": String(body.length),
          ...headers,
        },
        body,
      });

    // Whatever the messenger's frame lets through, another site's form does not pass.
    for (const foreign of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: edge, "Sec-Fetch-Site": "cross-site" },
    ])
      expect((await post(foreign as Record<string, string>)).status).toBe(403);
    expect(await site.sandbox.calls("auth.register")).toHaveLength(0);

    const launched = await post({ Origin: edge, "Sec-Fetch-Site": "same-origin" });
    expect(launched.status).toBe(302);
    const lines = launched.all("set-cookie");
    expect(lines.map((line) => line.split("=", 1)[0])).toEqual(
      expect.arrayContaining(["cr_miniapp", "cr_player", "sbx_session"]),
    );
    for (const line of lines)
      for (const attribute of ["Secure", "SameSite=None", "Partitioned"])
        expect(line).toContain(`; ${attribute}`);

    const cookie = lines.map((line) => line.split(";", 1)[0]).join("; ");
    const open = (headers: Record<string, string> = {}) =>
      ask(site.url, "/", { headers: { ...navigation, ...host, Cookie: cookie, ...headers } });
    const isPlayers = async (headers: Record<string, string>) =>
      (await open({ ...headers })).text.includes('data-messengers="opened"');
    const fromMessenger = {
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "iframe",
    };
    expect(await isPlayers(fromMessenger)).toBe(true);
    expect(
      await isPlayers({ ...fromMessenger, "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" }),
    ).toBe(false);

    const ancestors = async () =>
      /frame-ancestors [^;]*/.exec(String((await open()).headers["content-security-policy"]))?.[0];
    expect(await ancestors()).toMatch(
      /^frame-ancestors 'self' https:\/\/web\.telegram\.org http:\/\/localhost:\d+$/,
    );
    await site.sandbox.config({ cmsConfig: { product: { messenger: null } } });
    await expect.poll(ancestors).toBe("frame-ancestors 'self'");
  } finally {
    await site.stop();
  }
});
