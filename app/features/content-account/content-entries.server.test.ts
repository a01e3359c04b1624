import { describe, expect, it } from "vitest";
import { recordedCms, versions } from "~/content/testing/recorded-cms";
import { createEntry, deleteEntry, listEntries, readEntry, updateEntry } from "./content-entries.server";

const fields = { subject: "Subject", email: "a@b.co", message: "Hello", rating: 5 };

describe.each(versions)("entries as version %i answers", async (version) => {
  const cms = await recordedCms(version);
  const { calls, prefix } = cms;

  const editor = () => cms.contextFor("content_jwt=editor.jwt.0");
  const searchSent = (nth = 0) => decodeURIComponent(cms.cms.seen[nth]?.url.search ?? "");

  it("a list is flat, with what the server counted", async () => {
    cms.play(calls["list-feedbacks"]);
    const query = { filters: { url: { $eq: "/game/##name##" } }, sort: ["rating:asc"] };
    const { entries, pagination } = await listEntries(editor(), { type: "feedbacks", query });
    expect(entries[0]).toMatchObject({ id: 1, subject: "Feedback 1" });
    expect(pagination).toEqual(version === 3 ? null : expect.objectContaining({ page: 1, pageSize: 2 }));
    const locale = version === 3 ? "_locale" : "locale";
    expect(searchSent()).toBe(`?${locale}=es-ES&filters[url][$eq]=/game/##name##&sort[0]=rating:asc`);
    // Only values are encoded, as the recordings have it.
    expect(cms.cms.seen[0]?.url.search).toContain("filters[url][$eq]=%2Fgame%2F%23%23name%23%23");
    expect(cms.cms.seen[0]?.headers.authorization).toBe("Bearer editor.jwt.0");
  });

  it("one entry by its id, and a single type without", async () => {
    cms.play(calls["one-ok"], calls["one-ok"]);
    const entry = await readEntry(editor(), { type: "feedbacks", id: "6" });
    expect(entry).toMatchObject({ subject: expect.stringMatching(/^Subject/), email: "a@b.co" });
    await readEntry(editor(), { type: "common-data" });
    expect(cms.cms.seen.map(({ url }) => url.pathname)).toEqual([
      `${prefix}/feedbacks/6`,
      `${prefix}/common-data`,
    ]);
  });

  it("a write carries its fields where the version looks for them", async () => {
    cms.play(calls["create-ok"], calls["update-ok"], calls["delete-ok"]);
    expect(await createEntry(editor(), { type: "feedbacks", fields })).toMatchObject({ rating: 5 });
    expect(await updateEntry(editor(), { type: "feedbacks", id: "6", fields: { rating: 2 } })).toMatchObject({
      rating: 2,
    });
    const gone = await deleteEntry(editor(), { type: "feedbacks", id: "6" });
    expect(gone).toEqual(version === 5 ? null : expect.objectContaining({ rating: 2 }));
    expect(cms.cms.seen.map(({ method }) => method)).toEqual(["POST", "PUT", "DELETE"]);
    expect(cms.cms.seen.map(({ body }) => (body ? JSON.parse(body) : null))).toEqual(
      version === 3 ? [fields, { rating: 2 }, null] : [{ data: fields }, { data: { rating: 2 } }, null],
    );
  });

  it.each(["create-400-invalid", "create-403-public", "method-405"])(
    "%s is thrown as it was said",
    async (name) => {
      cms.play(calls[name]);
      await expect(createEntry(editor(), { type: "feedbacks", fields })).rejects.toMatchObject({
        status: calls[name]?.status,
        body: calls[name]?.body,
      });
      expect(cms.cms.seen).toHaveLength(1);
    },
  );

  it("a stale token is dropped, and the read made again without", async () => {
    const context = editor();
    cms.play(calls["me-bad-token"], calls["list-feedbacks"]);
    expect((await listEntries(context, { type: "feedbacks" })).entries).toHaveLength(2);
    expect(context.cookies.get("content_jwt")).toBeUndefined();
    expect(cms.cms.seen[1]?.headers).not.toHaveProperty("authorization");
  });

  it("a stale token costs a page of the site nothing either", async () => {
    const context = editor();
    cms.play(calls["me-bad-token"], { method: "GET", url: "/", status: 200, ...page });
    expect(await context.content.page("about")).toMatchObject({ title: "About" });
    expect(context.cookies.get("content_jwt")).toBeUndefined();
  });

  it("an account's page is read with its token, once a request, and shown to nobody else", async () => {
    const own = { ...page, body: [{ id: 1, slug: "about", title: "For editors" }] };
    cms.play(
      { method: "GET", url: "/", status: 200, ...own },
      { method: "GET", url: "/", status: 200, ...page },
    );
    const context = cms.contextFor("content_jwt=editor.jwt.1");
    const pages = [context.content.page("own"), context.content.page("own")];
    expect((await Promise.all(pages)).map((one) => one?.title)).toEqual(["For editors", "For editors"]);
    expect((await cms.contextFor().content.page("own"))?.title).toBe("About");
    expect(cms.cms.seen.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer editor.jwt.1",
      undefined,
    ]);
  });
});

const page = { contentType: "application/json", body: [{ id: 1, slug: "about", title: "About" }] };
