import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { Image } from "~/ui/images/image";

interface CampaignArticleProps {
  /** Pages between home and this one. */
  trail: ComponentProps<typeof Breadcrumbs>["trail"];
  title: string;
  image: string | undefined;
  /** Below the title. */
  lead: ReactNode;
  children: ReactNode;
}

/** The page of one promotion or offer, as a text column. */
export function CampaignArticle({ trail, title, image, lead, children }: CampaignArticleProps) {
  return (
    <article className="mx-auto grid max-w-[760px] gap-5">
      <Breadcrumbs trail={trail} />
      {image && (
        <Image
          preset="hero"
          src={image}
          alt=""
          fallbackLabel={title}
          loading="first"
          className="max-h-44 rounded-lg laptop:max-h-60"
        />
      )}
      <header className="grid gap-2">
        <h1 className="text-xl laptop:text-2xl">{title}</h1>
        {lead}
      </header>
      {children}
    </article>
  );
}
