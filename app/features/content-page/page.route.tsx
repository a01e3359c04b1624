import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServedHtml } from "~/browser/served-html/served-html";
import { blockHtml, proseHtml } from "~/content/blocks/block-html.server";
import { isTextBlock } from "~/content/blocks/block-kinds";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";
import { readPageAt } from "./read-page-at.server";

export const handle = {
  page: { names: ["slug"] },
  isForAllAges: true,
  hidesOffers: "unless asked",
  isForAllPlayers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const {
    title,
    text,
    image,
    blocks,
    published_at: publishedAt,
  } = await readPageAt(context, "text", params.slug);
  const written = blocks.filter(isTextBlock).map((block) => blockHtml(context, block));
  return {
    title,
    image,
    publishedAt,
    text: text ? context.fragments.serve([proseHtml(context, text)]) : undefined,
    blocks: written.length > 0 ? context.fragments.serve(written) : undefined,
    seo: await loadPageSeo(context, { title, image, name: title, breadcrumbs: [] }),
  };
}

export const shouldRevalidate = revalidatePageContent;

export default function ContentPage() {
  const { title, text, image, blocks, publishedAt } = useLoaderData<typeof loader>();
  return (
    <article className="mx-auto max-w-[760px]">
      <header className="mb-6">
        <h1 className="text-xl laptop:text-2xl" dir="auto">
          {title}
        </h1>
        {publishedAt && (
          <p className="mt-2 text-muted text-sm">
            <Time value={publishedAt} mode="date" />
          </p>
        )}
      </header>
      {image && (
        <Image
          preset="hero"
          src={image}
          alt=""
          fallbackLabel={title}
          loading="first"
          className="mb-6 rounded-lg"
        />
      )}
      {text && <ServedHtml fragment={text} />}
      {blocks && <ServedHtml className="mt-8 grid gap-8" fragment={blocks} />}
    </article>
  );
}
