import type { ReactNode } from "react";
import type { CommonData } from "~/content/entities/common-data";
import type { MenuItem } from "~/content/entities/menus";
import { linkTarget } from "~/content/rich-text/editor-links";
import { paths } from "~/routing/paths";
import { LanguageLink } from "~/shell/header/preferences";
import { Image } from "~/ui/images/image";
import { LANGUAGE_HREF } from "../fragments/current-links";
import { MenuIcon } from "../fragments/menu-icon.server";
import type { MenuView } from "../fragments/menus.server";

interface FooterProps {
  view: MenuView;
  links: readonly MenuItem[];
  commonData: CommonData;
  siteName: string;
  requiresConsent: boolean;
}

/** The footer: links, language, payment marks, legal notes. The same for everyone. */
export function Footer({ view, links, commonData, siteName, requiresConsent }: FooterProps) {
  const { t, localePath } = view;
  return (
    <div className="footer">
      <div className="footer-columns">
        {links.length > 0 && (
          <nav aria-label={t("common.footerLinks")}>
            <Fold title={t("common.footerLinks")}>
              <ul>
                {links.map((item) => (
                  <li key={item.id}>
                    <a {...linkTarget(view.localePath, item)}>{item.title}</a>
                  </li>
                ))}
              </ul>
            </Fold>
          </nav>
        )}
        <Marks view={view} commonData={commonData} />
      </div>
      <div className="footer-legal">
        <span className="adults-mark" dir="ltr" aria-hidden="true">
          18+
        </span>
        <div>
          <p>{t("common.footerAdults")}</p>
          <p className="footer-duties">
            <a href={localePath(paths.page("responsible-gaming"))}>{t("common.footerResponsible")}</a>
            <a href={localePath(paths.page("terms"))}>{t("common.footerLicence")}</a>
            <a href={localePath(paths.accessibility())}>{t("common.footerAccessibility")}</a>
            {requiresConsent && (
              <a href={localePath(paths.consent())} rel="nofollow">
                {t("consent.title")}
              </a>
            )}
            {view.language && <LanguageLink href={LANGUAGE_HREF} name={view.language} t={t} />}
          </p>
          <p>{t("common.footerRights", { year: new Date().getFullYear(), brand: siteName })}</p>
        </div>
      </div>
    </div>
  );
}

/** A part of the footer: closed on a phone, and with its heading alone elsewhere. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

function Marks({ view, commonData }: { view: MenuView; commonData: CommonData }) {
  const { t } = view;
  const { socialItemsList, ratingSites, paymentMethods } = commonData;
  return (
    <div className="footer-marks">
      {paymentMethods.length > 0 && (
        <Fold title={t("common.footerPayments")}>
          <ul className="mark-row">
            {paymentMethods.map(({ id, name, image, url }) => {
              const mark = <Image preset="mark" src={image} alt={name} fallbackLabel={name} />;
              return (
                <li key={id} className="payment-mark" title={name}>
                  {url ? <a {...linkTarget(view.localePath, { url })}>{mark}</a> : mark}
                </li>
              );
            })}
          </ul>
        </Fold>
      )}
      {ratingSites.length > 0 && (
        <Fold title={t("common.footerRatings")}>
          <ul className="mark-row">
            {ratingSites.map(({ name, url, rating }) => (
              <li key={name}>
                <a {...linkTarget(view.localePath, { url })} className="rating-mark">
                  <span>{name}</span>
                  {rating && <b className="tabular">{rating}</b>}
                </a>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {socialItemsList.length > 0 && (
        <Fold title={t("common.footerSocial")}>
          <ul className="mark-row">
            {socialItemsList.map(({ id, name, icon, url }) => {
              const drawing = icon && view.iconOf(icon);
              return (
                <li key={id}>
                  <a {...linkTarget(view.localePath, { url })} className="icon-button" title={name}>
                    <span className="sr-only">{name}</span>
                    {drawing ? <MenuIcon drawing={drawing} /> : <span aria-hidden="true">{name[0]}</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </Fold>
      )}
    </div>
  );
}
