import { useLoaderData } from "@remix-run/react";
import { ServedHtml } from "~/browser/served-html/served-html";
import { FavouriteForms } from "~/features/games/favourites/favourite-forms";
import { useWithOwn } from "~/shell/own-parts/use-with-own";
import { Image } from "~/ui/images/image";
import type { OwnSections } from "./home.server";
import type { Landing } from "./landing.server";
import { LANDING } from "./own-home";
import { SectionList } from "./section-list";

/** A page of the editors' for one occasion, made of the sections of home. */
export function LandingPage() {
  const { title, image, text, sections, isPlayer, marks } = useWithOwn(
    LANDING,
    useLoaderData() as Landing & OwnSections,
  );
  return (
    <>
      <header className="landing-head">
        <div>
          <h1 className="mb-2 text-xl laptop:text-2xl" dir="auto">
            {title}
          </h1>
          {text && <ServedHtml fragment={text} />}
        </div>
        {image && <Image preset="hero" src={image} alt="" fallbackLabel={title} loading="first" />}
      </header>
      <SectionList sections={sections} />
      {isPlayer && <FavouriteForms marks={marks} />}
    </>
  );
}
