import { useLocalePath } from "~/i18n/use-locale-path";
import { Carousel } from "~/ui/carousel";
import { Image } from "~/ui/image";
import type { HomeBanner } from "./home-blocks";

interface BannerCarouselProps {
  label: string;
  banners: HomeBanner[];
}

/** The first picture is what the page is waited for, so it alone is loaded at once and first. */
export function BannerCarousel({ label, banners }: BannerCarouselProps) {
  const localePath = useLocalePath();
  return (
    <Carousel label={label}>
      {banners.map((banner, index) => (
        <article key={banner.id} className="banner">
          <Image
            preset="banner"
            src={banner.imageMobile ?? banner.image}
            from={{ md: banner.image }}
            alt=""
            fallbackLabel=""
            loading={index === 0 ? "first" : "lazy"}
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
      ))}
    </Carousel>
  );
}
