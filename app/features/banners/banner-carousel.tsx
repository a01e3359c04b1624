import { MotionPauseButton, useMotionPause } from "~/browser/runtime/motion-pause";
import { ServedHtml } from "~/browser/served-html/served-html";
import { useTranslate } from "~/i18n/use-translate";
import { Carousel } from "~/ui/lists/carousel";
import type { ShownBanners } from "./banners.server";

interface BannerCarouselProps {
  strip: ShownBanners;
  /** Less tall, for pages with other main content. */
  isCompact?: boolean;
}

/** Autoplays where configured, until the visitor pauses it; renders nothing without banners. */
export function BannerCarousel({ strip, isCompact = false }: BannerCarouselProps) {
  const t = useTranslate();
  const isPaused = useMotionPause();
  const { tiles, shown, autoplaySeconds } = strip;
  if (shown === 0) return null;
  const moves = autoplaySeconds !== undefined && shown > 1;
  return (
    <div className={isCompact ? "banners banners-compact" : "banners"}>
      {moves && (
        <div className="banners-pause">
          <MotionPauseButton />
        </div>
      )}
      <Carousel
        label={t("common.banners")}
        {...(!isCompact && { count: shown })}
        autoplaySeconds={moves && !isPaused ? autoplaySeconds : undefined}
        list={(list) => <ServedHtml as="ul" fragment={tiles} {...list} />}
      />
    </div>
  );
}
