import type { AuthBannerData } from "~/features/auth/auth-data.server";
import { useTranslate } from "~/i18n/use-translate";
import { Image } from "~/ui/images/image";

/** docs/product.md#2.3 and #9: 360x240 on a phone, 148 high when compact, 376x624 beside the form from a tablet on. */
export function AuthBanner({ banner }: { banner: AuthBannerData }) {
  const t = useTranslate();
  const { label, value, addition } = banner;
  const isCompact = banner.view === "compact";
  return (
    <aside
      className={isCompact ? "auth-banner is-compact" : "auth-banner"}
      aria-label={t("auth.banner.name")}
    >
      {Image({
        preset: isCompact ? "authBannerCompact" : "authBanner",
        src: banner.mobile,
        from: { md: banner.tablet },
        alt: "",
        fallbackLabel: banner.mobile || banner.tablet ? "" : t("auth.banner.characters"),
        loading: "eager",
      })}
      {(label || value || addition) && (
        <div className="auth-banner-text">
          {label && <p>{label}</p>}
          {value && <p className="auth-banner-value">{value}</p>}
          {addition && <p>{addition}</p>}
        </div>
      )}
    </aside>
  );
}
