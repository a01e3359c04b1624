import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement, Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { lazyComponent } from "./lazy-component";

it("one that the server has not prepared comes late, and whole", async () => {
  const Lazy = lazyComponent(
    async () =>
      ({ name }: { name: string }) =>
        `the part of ${name}`,
  );
  const failed: unknown[] = [];
  const page = createElement(Suspense, { fallback: "…" }, createElement(Lazy, { name: "Ana" }));
  const { pipe } = renderToPipeableStream(page, { onError: (error) => void failed.push(error) });
  const html = await text(pipe(new PassThrough()));
  expect(failed).toEqual([]);
  expect(html).toContain("the part of Ana");
});
