import type { CSSProperties } from "react";
import { buttonClasses } from "~/ui/button";
import { Image } from "~/ui/images/image";
import type { BannerCard } from "./banner-card";

interface BannerTileProps {
  banner: BannerCard;
  preset: "banner" | "bannerCompact";
  /** `first`: the page's main image. */
  loading: "first" | "lazy";
  localePath: (path: string) => string;
}

export function BannerTile({ banner, preset, loading, localePath }: BannerTileProps) {
  return (
    <article
      className="banner"
      data-focus={banner.focusPoint ? "point" : banner.focus}
      style={banner.focusPoint ? ({ "--focus": banner.focusPoint } as CSSProperties) : undefined}
      data-platform={banner.isEditors ? undefined : ""}
    >
      <Image
        preset={preset}
        src={banner.imageMobile ?? banner.image}
        from={{ lg: banner.image, md: banner.image }}
        alt=""
        fallbackLabel=""
        loading={loading}
      />
      <div className="banner-text">
        <h2>{banner.title}</h2>
        {banner.text && <p>{banner.text}</p>}
        {banner.href && banner.buttonLabel && (
          <a
            className={preset === "banner" ? buttonClasses({}) : undefined}
            href={banner.href.startsWith("/") ? localePath(banner.href) : banner.href}
            aria-label={`${banner.buttonLabel}: ${banner.title}`}
          >
            {banner.buttonLabel}
          </a>
        )}
      </div>
    </article>
  );
}
