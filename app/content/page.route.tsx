import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { revalidatePageBeneath } from "~/dialogs/address/dialog-navigation";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { notFound } from "~/shell/system-pages/failures";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";
import { BlockList } from "./blocks/block-list";
import { RichText } from "./rich-text/rich-text";

export const handle = {
  page: { names: ["slug"] },
  isForAllAges: true,
  isCalm: "unless asked",
  isForAllPlayers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await context.content.page(params.slug ?? "");
  if (!page) throw notFound();
  const { title, text, image, blocks, published_at: publishedAt } = page;
  const seo = await loadPageSeo(context, { title, image, name: title, breadcrumbs: [] });
  return { title, text, image, blocks, publishedAt, seo };
}

export const shouldRevalidate = revalidatePageBeneath;

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
      {text && <RichText html={text} />}
      <BlockList blocks={blocks} />
    </article>
  );
}
