import { describe, expect, it } from "vitest";
import { createPublicAddresses } from "./public-addresses";

const hidden = {
  platformUrl: "http://platform:8080",
  contentUrl: "https://cms.internal/strapi",
  platformPublicUrl: undefined,
  contentPublicUrl: undefined,
};

describe("what browsers learn of the backends", () => {
  const { publish } = createPublicAddresses(hidden);
  it.each([
    ["http://platform:8080/img/a.png", "/_media/platform/img/a.png"],
    ["HTTPS://PLATFORM:8080/a", "/_media/platform/a"],
    ["//platform:8080/a", "/_media/platform/a"],
    [String.raw`{"u":"http:\/\/platform:8080\/a"}`, String.raw`{"u":"/_media/platform\/a"}`],
    [
      "https://cms.internal/strapi/a and https://cms.internal:443/b",
      "/_media/content/strapi/a and /_media/content/b",
    ],
    ["http://platform:8080", "/_media/platform"],
    ['<img src="http://platform:8080/a.png">', '<img src="/_media/platform/a.png">'],
  ])("%s becomes %s", (text, expected) => expect(publish(text)).toBe(expected));

  it.each([
    "our platform is new",
    "http://platform:80801/a",
    "http://platform.example:8080/a",
    "https://platform/a",
    "https://cms.internal.example/a",
    "https://my-cms.internal-x/a",
  ])("%s is somebody else's", (text) => expect(publish(text)).toBe(text));

  it("is a public address, where there is one", () => {
    const addresses = createPublicAddresses({
      ...hidden,
      platformPublicUrl: "https://api.example/x",
      contentPublicUrl: "https://cms.example",
    });
    expect(
      addresses.publish("http://platform:8080/a https://cms.internal/strapi/b https://cms.internal/c"),
    ).toBe("https://api.example/x/a https://cms.example/b https://cms.example/c");
    expect(addresses.origins).toEqual(["https://api.example", "https://cms.example"]);
    expect(addresses.base("content")).toBe("https://cms.example");
  });

  it("is nothing new where they are public themselves", () => {
    const same = { ...hidden, platformPublicUrl: hidden.platformUrl, contentPublicUrl: hidden.contentUrl };
    const text = "http://platform:8080/a https://cms.internal/strapi/b";
    expect(createPublicAddresses(same).publish(text)).toBe(text);
  });

  it("leads back to the backend", () => {
    const { inner, publish } = createPublicAddresses({ ...hidden, contentPublicUrl: "https://cms.example" });
    for (const address of ["http://platform:8080/a?b", "https://cms.internal/strapi/c"])
      expect(inner(publish(address))?.url.href).toBe(address);
    for (const address of [
      "https://cms.example.evil/x",
      "https://cms.example@evil/x",
      "https://cms.example/../strapi-of-others/x",
      "/_media/other/x",
      "/x",
      "",
    ])
      expect(inner(address), address).toBeNull();
  });
});
