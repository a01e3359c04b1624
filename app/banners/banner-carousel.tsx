import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { MotionPauseButton, useMotionPause } from "~/runtime/motion-pause";
import { Image } from "~/ui/images/image";
import { Carousel } from "~/ui/lists/carousel";
import type { BannerCard, BannerStrip } from "./banner-card";

interface BannerCarouselProps {
  strip: BannerStrip;
  /** Less tall, for pages with other main content. */
  isCompact?: boolean;
  /** Above the fold: its first image is loaded eagerly, with high priority. */
  isFirst?: boolean;
}

/** Autoplays where configured, until the visitor pauses it; renders nothing without banners. */
export function BannerCarousel({ strip, isCompact = false, isFirst = false }: BannerCarouselProps) {
  const t = useTranslate();
  const isPaused = useMotionPause();
  const { banners, autoplaySeconds } = strip;
  if (banners.length === 0) return null;
  const moves = autoplaySeconds !== undefined && banners.length > 1;
  return (
    <div className={isCompact ? "banners banners-compact" : "banners"}>
      {moves && (
        <div className="banners-pause">
          <MotionPauseButton />
        </div>
      )}
      <Carousel
        label={t("common.banners")}
        autoplaySeconds={moves && !isPaused ? autoplaySeconds : undefined}
      >
        {banners.map((banner, index) => (
          <BannerTile
            key={banner.id}
            banner={banner}
            preset={isCompact ? "bannerCompact" : "banner"}
            loading={isFirst && index === 0 ? "first" : "lazy"}
          />
        ))}
      </Carousel>
    </div>
  );
}

interface BannerTileProps {
  banner: BannerCard;
  preset: "banner" | "bannerCompact";
  loading: "first" | "lazy";
}

function BannerTile({ banner, preset, loading }: BannerTileProps) {
  const localePath = useLocalePath();
  return (
    <article className="banner">
      <Image
        preset={preset}
        src={banner.imageMobile ?? banner.image}
        from={{ md: banner.image }}
        alt=""
        fallbackLabel=""
        loading={loading}
        className="banner-image"
      />
      <div className="banner-text">
        <h2 className="banner-title">{banner.title}</h2>
        {banner.text && <p className="banner-lead">{banner.text}</p>}
        {banner.href && banner.buttonLabel && (
          <a
            className="banner-link"
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
