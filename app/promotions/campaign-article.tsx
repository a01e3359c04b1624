import type { ReactNode } from "react";
import { Image } from "~/ui/images/image";

interface CampaignArticleProps {
  title: string;
  image: string | undefined;
  /** Beneath the title. */
  lead: ReactNode;
  children: ReactNode;
}

/** The page of one promotion or offer, as a text column. */
export function CampaignArticle({ title, image, lead, children }: CampaignArticleProps) {
  return (
    <article className="mx-auto mt-2 grid max-w-[760px] gap-5">
      {image && (
        <Image
          preset="hero"
          src={image}
          alt=""
          fallbackLabel={title}
          loading="first"
          className="rounded-lg"
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
