import type { Translate } from "~/i18n/translator";
import { Fold } from "~/ui/fold";
import { AboutAmount } from "~/ui/format/about-amount";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { Totals } from "~/ui/format/totals";
import { Icon } from "~/ui/icons/icon";
import { type IconName, icons } from "~/ui/icons/icon-names";
import { Image } from "~/ui/images/image";
import { Carousel } from "~/ui/lists/carousel";
import { ChipLinks } from "~/ui/lists/chip-links";
import { VirtualList } from "~/ui/lists/virtual-list";
import { Menu } from "~/ui/menu";
import { Section } from "~/ui/section";
import { Specimen, Wide } from "./specimen";

const amount = { amount: "1305.50", currency: "EUR" };
const pictures = ["card", "tile", "provider", "mark", "avatar"] as const;
const ways = ["common.deposit", "common.withdraw", "common.history"] as const;

/** What pages are made of: lists, figures, tiles of pictures that are missing, icons. */
export function ContentSpecimens({ t, id }: { t: Translate; id: string }) {
  return (
    <>
      <Specimen name="Section, Carousel, Image">
        <Wide>
          <Section title={t("common.banners")} moreHref="#" moreLabel={t("common.history")}>
            <Carousel label={t("common.banners")}>
              {[1, 2, 3, 4, 5].map((number) => (
                <div key={number} style={{ width: 180 }}>
                  <Image preset="card" src={null} alt="" fallbackLabel={t("common.searchGames")} />
                </div>
              ))}
            </Carousel>
          </Section>
        </Wide>
      </Specimen>
      <Specimen name="Image: missing">
        {pictures.map((preset) => (
          <div key={preset} style={{ width: 120 }}>
            <Image preset={preset} src={null} alt="" fallbackLabel={preset} />
          </div>
        ))}
      </Specimen>
      <Specimen name="ChipLinks">
        <ChipLinks
          label={t("common.quickNavigation")}
          links={ways.map((way, index) => ({ href: `#${way}`, name: t(way), isCurrent: index === 1 }))}
        />
      </Specimen>
      <Specimen name="VirtualList">
        <VirtualList
          items={ways}
          renderItem={(way, attributes) => (
            <li key={way} {...attributes}>
              {t(way)}
            </li>
          )}
        />
      </Specimen>
      <Specimen name="Menu">
        <Menu summary={t("common.menu")} group={`menu-${id}`}>
          {ways.map((way) => (
            <a key={way} href={`#${way}`} className="panel-link">
              {t(way)}
            </a>
          ))}
        </Menu>
      </Specimen>
      <Specimen name="Fold">
        <Fold title={t("common.menu")}>{t("common.history")}</Fold>
      </Specimen>
      <Specimen name="Money, AboutAmount, Time, Totals">
        <Money value={amount} className="text-lg" />
        <AboutAmount label={t("common.about")} value={amount} />
        <Time value="2026-06-01T12:30:00Z" />
        <Totals
          names={["main", "bonus"]}
          sums={{ main: amount, bonus: amount }}
          label={(name) => t(name === "main" ? "common.balanceMain" : "common.balanceBonus")}
        />
      </Specimen>
      <Specimen name="Icon">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </Specimen>
    </>
  );
}
