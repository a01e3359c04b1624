import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { notFound } from "~/shell/failures";
import { Image } from "~/ui/image";
import { Time } from "~/ui/time";
import { RichText } from "./rich-text";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.metaTitle }] : []);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const [page, config] = await Promise.all([
    context.content.page(params.slug ?? ""),
    context.content.config(),
  ]);
  if (!page) throw notFound();
  const { title, text, image, published_at: publishedAt } = page;
  return { title, text, image, publishedAt, metaTitle: `${title} – ${config.product.name}` };
}

export const shouldRevalidate = keepBeneathDialog;

export default function ContentPage() {
  const { title, text, image, publishedAt } = useLoaderData<typeof loader>();
  return (
    <article className="mx-auto max-w-[760px]">
      <header className="mb-6">
        <h1 className="text-xl laptop:text-2xl">{title}</h1>
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
      <RichText html={text} />
    </article>
  );
}
