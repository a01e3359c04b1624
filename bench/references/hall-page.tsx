import type { AnchorHTMLAttributes, ReactNode } from "react";
import type { Game, HallData, MenuLink, PlayerData, Section, Tile } from "./hall-data";
import { button, filterHref, headTags, sorts, srcSet, structuredData, tags, types } from "./hall-parts";

/** What a framework has its own component for. */
export interface FrameworkParts {
  Link: (props: LinkProps) => ReactNode;
  Form: (props: FormProps) => ReactNode;
  Heart: (props: { sysname: string; name: string; isLiked: boolean }) => ReactNode;
}

interface LinkProps
  extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "rel" | "aria-label"> {
  to: string;
  children: ReactNode;
}

interface FormProps {
  action: string;
  method?: "get" | "post";
  className?: string;
  children: ReactNode;
}

/** The button of a heart, in the form of whatever framework. */
export function HeartButton({ sysname, name, isLiked }: Parameters<FrameworkParts["Heart"]>[0]) {
  return (
    <button
      type="submit"
      className="heart"
      name="sysname"
      value={sysname}
      aria-label={`Favourite: ${name}`}
      aria-pressed={isLiked}
    />
  );
}

interface HallProps {
  data: HallData;
  player?: PlayerData;
  parts: FrameworkParts;
}

/** Tags of the head beside the framework's own. */
export function HeadTags() {
  return headTags.map(([Tag, attributes]) => <Tag key={Object.values(attributes).join()} {...attributes} />);
}

export function HallPage({ data, player, parts }: HallProps) {
  const { Link } = parts;
  return (
    <>
      <a href="#main" className="sr-only z-60 rounded-md bg-accent px-4 py-3 font-semibold">
        Skip to content
      </a>
      <Header player={player} parts={parts} />
      <div className="laptop:flex">
        <nav aria-label="Main" className="site-menu menu">
          <ul>
            {data.menu.map((item, index) => (
              <MenuItem key={item.url} {...{ item, index, Link }} />
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1600px] flex-1 px-4 pt-4 pb-12">
            <div className="flex flex-col gap-5">
              <div>
                <h1 className="text-xl">Popular</h1>
              </div>
              <Banners data={data} parts={parts} />
              <Categories data={data} parts={parts} />
              {data.sections ? (
                [...(player?.sections ?? []), ...data.sections].map((section) => (
                  <HomeSection key={section.title} {...{ section, player, parts }} />
                ))
              ) : (
                <Games data={data} player={player} parts={parts} />
              )}
            </div>
          </main>
          <Footer data={data} parts={parts} />
        </div>
      </div>
      <nav aria-label="Quick links" className="bottom-bar">
        <ul>
          {data.bottomBar.map((item, index) => (
            <MenuItem key={item.url} {...{ item, index, Link }} />
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its brackets escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
    </>
  );
}

function Games({ data, player, parts }: HallProps) {
  return (
    <>
      <Search parts={parts} />
      <Filters data={data} parts={parts} />
      <p role="status" className="tabular text-sm text-muted">
        Showing {data.games.length} of {data.total}
      </p>
      <ul className="game-grid">
        {data.games.map((game) => (
          <Card key={game.sysname} {...{ game, player, parts }} />
        ))}
      </ul>
      <nav aria-label="Pages" className="flex justify-center gap-3">
        <parts.Link
          className={`${button} bg-surface-3 text-text`}
          to={`${filterHref("page", "2")}#page-2`}
          rel="next"
        >
          Show more
        </parts.Link>
      </nav>
    </>
  );
}

function HomeSection({ section, player, parts }: { section: Section } & Omit<HallProps, "data">) {
  const { title, href, games = [], tiles = [] } = section;
  return (
    <section aria-label={title} className="section">
      <div className="section-head">
        <h2 className="text-lg">{title}</h2>
        <parts.Link to={href} className="section-more">
          See all
          <Icon name="chevron-right" />
        </parts.Link>
      </div>
      <ul aria-label={title} className="scroller carousel">
        {games.map((game) => (
          <Card key={game.sysname} {...{ game, player, parts }} />
        ))}
        {tiles.map((tile) => (
          <TileItem key={`${tile.title} ${tile.facts[0]?.label}`} {...tile} Link={parts.Link} />
        ))}
      </ul>
    </section>
  );
}

function TileItem({ title, href, image, facts, Link }: Tile & Pick<FrameworkParts, "Link">) {
  return (
    <li>
      <article className="tile">
        {image && (
          <span className="picture">
            <img src={image} srcSet={srcSet(image, 288)} alt="" width="288" height="144" loading="lazy" />
          </span>
        )}
        <h3 className="text-base">
          <Link className="tile-link" to={href}>
            {title}
          </Link>
        </h3>
        {facts.length > 0 && (
          <dl className="mt-auto grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-muted">{label}</dt>
                <dd>
                  <bdi className="money">{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </article>
    </li>
  );
}

function Header({ player, parts }: Pick<HallProps, "player" | "parts">) {
  const { Link } = parts;
  return (
    <header className="site-header sticky top-0 z-20 flex min-h-[56px] items-center gap-1 border-b bg-surface-1">
      <Link to="/gamehall?menu" rel="nofollow" aria-label="Menu" className="icon-button -ms-3">
        <Icon name="menu" />
      </Link>
      <Link
        to="/"
        aria-label="Sandbox Casino, to the home page"
        className="inline-flex min-h-11 items-center"
      >
        <span className="logo" />
        <span className="hidden tablet:block truncate font-bold">Sandbox Casino</span>
      </Link>
      <Link to="/gamehall?dialog=search" rel="nofollow" className="search-link">
        <Icon name="search" />
        <span>Search games</span>
      </Link>
      <Preferences parts={parts} />
      {player ? (
        <PlayerBar player={player} parts={parts} />
      ) : (
        <div className="flex items-center gap-1 tablet:gap-2">
          <Link
            className={`${button} text-text hover:bg-surface-2`}
            rel="nofollow"
            to="/gamehall?show_popup_auth"
          >
            Sign in
          </Link>
          <Link
            className={`${button} bg-accent text-accent-text`}
            rel="nofollow"
            to="/gamehall?show_popup_reg"
          >
            Sign up
          </Link>
        </div>
      )}
    </header>
  );
}

function PlayerBar({ player, parts: { Link, Form } }: { player: PlayerData; parts: FrameworkParts }) {
  const money = { Deposit: "plus", Withdraw: "arrow-right", History: "clock", Limits: "shield" };
  const account = { Wallet: "wallet", Profile: "user", Bonuses: "gift", Games: "games" };
  return (
    <div className="flex">
      <details name="header" className="tablet:relative">
        <summary className="flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-sm">
          <Icon name="wallet" />
          <span className="sr-only">Balance</span>
          <bdi className="money">{player.balances[0]?.amount}</bdi>
          <Icon name="chevron-down" />
        </summary>
        <div className="absolute end-3 top-full z-30 mt-2 w-max min-w-56 overflow-y-auto rounded-lg bg-surface-1">
          <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 p-3 text-sm">
            {player.balances.map(({ label, amount }) => [
              <dt key={label} className="text-muted">
                {label}
              </dt>,
              <dd key={amount} className="text-end">
                <bdi className="money">{amount}</bdi>
              </dd>,
            ])}
          </dl>
          <PanelLinks links={money} folder="cashier" Link={Link} />
        </div>
      </details>
      <Link className={`${button} bg-accent text-accent-text`} to="/cashier/deposit">
        <Icon name="plus" />
        <span className="sr-only tablet:not-sr-only">Deposit</span>
      </Link>
      <details name="header" className="tablet:relative">
        <summary aria-label={`Account of ${player.name}`} className="flex min-h-11 items-center gap-2">
          <span className="level-ring">
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <circle cx="20" cy="20" r="18" className="level-ring-way" />
              <circle cx="20" cy="20" r="18" className="level-ring-done" />
            </svg>
            <span aria-hidden="true">{player.name[0]}</span>
          </span>
        </summary>
        <div className="absolute end-3 top-full z-30 mt-2 w-max min-w-56 overflow-y-auto rounded-lg bg-surface-1">
          <p className="truncate px-3 pt-2 font-semibold">{player.name}</p>
          <p className="px-3 pb-3 text-muted text-sm">{player.level}</p>
          <Link to="/gamehall?dialog=notices" rel="nofollow" className="panel-link">
            <Icon name="bell" />
            Notices{player.unread > 0 && <span>{player.unread}</span>}
          </Link>
          <PanelLinks links={account} folder="profile" Link={Link} />
          <Form method="post" action="/logout" className="mt-1 border-t pt-1">
            <button type="submit" className="panel-link">
              <Icon name="sign-out" />
              Sign out
            </button>
          </Form>
        </div>
      </details>
    </div>
  );
}

function PanelLinks({
  links,
  folder,
  Link,
}: { links: Record<string, string>; folder: string } & Pick<FrameworkParts, "Link">) {
  return (
    <ul className="mt-1 border-t pt-1">
      {Object.entries(links).map(([words, icon]) => (
        <li key={words}>
          <Link className="panel-link" to={`/${folder}/${words.toLowerCase()}`}>
            <Icon name={icon} />
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Preferences({ parts: { Link, Form } }: Pick<HallProps, "parts">) {
  return (
    <div className="items-center gap-1 laptop:flex">
      <Form method="post" action="/theme">
        <input type="hidden" name="redirectTo" value="/gamehall" />
        {["dark", "light"].map((theme) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            title={`Switch to the ${theme} theme`}
            className="icon-button"
          >
            <Icon name={theme} />
          </button>
        ))}
      </Form>
      <Link
        to="/gamehall?dialog=language"
        rel="nofollow"
        aria-label="Language: English"
        className="icon-button"
      >
        <Icon name="globe" />
      </Link>
    </div>
  );
}

function Banners({ data, parts: { Link } }: Omit<HallProps, "player">) {
  return (
    <div className="banners banners-compact">
      <div className="banners-pause">
        <button type="button" className={`${button} text-text hover:bg-surface-2`}>
          <Icon name="pause" />
          <span className="sr-only tablet:not-sr-only">Pause updates</span>
        </button>
      </div>
      <div className="group/carousel relative">
        <ul aria-label="What is on" className="scroller flex gap-3">
          {data.banners.map((banner) => (
            <li key={banner.title} className="shrink-0 snap-start">
              <article className="banner">
                <span aria-hidden="true" className="picture">
                  <picture>
                    <source
                      media="(min-width: 768px)"
                      srcSet={srcSet(banner.image, 560)}
                      width="560"
                      height="180"
                    />
                    <img
                      src={banner.imageMobile}
                      srcSet={srcSet(banner.imageMobile, 360)}
                      alt=""
                      width="360"
                      height="148"
                      decoding="sync"
                    />
                  </picture>
                </span>
                <div className="banner-text">
                  <h2>{banner.title}</h2>
                  <p>{banner.text}</p>
                  <Link to={banner.href} aria-label={`${banner.label}: ${banner.title}`}>
                    {banner.label}
                  </Link>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Categories({ data, parts: { Link } }: Omit<HallProps, "player">) {
  return (
    <nav aria-label="Game categories">
      <ul className="chips scroller">
        {[{ sysname: "all", name: "All games" }, ...data.categories].map(({ sysname, name }) => (
          <li key={sysname}>
            <Link to={`/gamehall?category=${sysname}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Search({ parts: { Form } }: Pick<HallProps, "parts">) {
  return (
    <search aria-label="Search and sort">
      <Form action="/gamehall" className="flex flex-wrap gap-2">
        <input type="hidden" name="category" value="popular" />
        <div className="hall-field min-w-0 flex-[1_1_16rem]">
          <Icon name="search" />
          <input
            type="search"
            name="search"
            maxLength={64}
            aria-label="Search games and providers"
            placeholder="Search games and providers"
            autoComplete="off"
            defaultValue=""
          />
        </div>
        <div className="hall-field flex-[1_0_9rem] tablet:flex-none">
          <Icon name="sort" />
          <select name="sort" aria-label="Sort by" defaultValue="priority">
            {Object.entries(sorts).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={`${button} bg-surface-3 text-text hover:bg-line`}>
          Search
        </button>
      </Form>
    </search>
  );
}

function Filters({ data, parts: { Link } }: Omit<HallProps, "player">) {
  const providers = Object.fromEntries(data.providers.map(({ sysname, name }) => [sysname, name]));
  const groups = {
    Type: ["types", types],
    Features: ["tags", tags],
    Providers: ["providers", providers],
  } as const;
  return (
    <details className="filter-panel">
      <summary>
        <Icon name="filter" />
        Filters
        <Icon name="chevron-down" />
      </summary>
      <div className="filter-groups">
        {Object.entries(groups).map(([label, [name, values]]) => (
          <div key={label} className="min-w-0">
            <p aria-hidden="true" className="filter-label">
              {label}
            </p>
            <ul aria-label={label} className="chips scroller">
              {Object.entries(values).map(([value, words]) => (
                <li key={value}>
                  <Link to={filterHref(name, value)}>{words}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

function Card({ game, player, parts: { Link, Heart } }: { game: Game } & Omit<HallProps, "data">) {
  const spins = player?.spins[game.sysname];
  const badge = spins ? `${spins} free spins` : game.badge;
  return (
    <li className="game-card">
      <Link to={`/game/${game.sysname}`}>
        <span aria-hidden="true" className="picture" style={{ aspectRatio: "288 / 192" }}>
          <img
            src={game.image}
            srcSet={srcSet(game.image, 288)}
            alt=""
            data-label={game.name}
            width="288"
            height="192"
            loading="lazy"
            decoding="async"
          />
        </span>
        <b dir="auto">{game.name}</b>
      </Link>
      <small>{game.provider}</small>
      {badge && <i>{badge}</i>}
      {game.hasDemo && (
        <Link to={`/game/${game.sysname}?mode=demo`} aria-label={`Demo of ${game.name}`} rel="nofollow">
          Demo
        </Link>
      )}
      {player && <Heart {...game} isLiked={player.likes.includes(game.sysname)} />}
    </li>
  );
}

function Footer({ data, parts: { Link } }: Omit<HallProps, "player">) {
  return (
    <footer className="footer">
      <div className="footer-columns">
        <nav aria-label="Information">
          <h2>Information</h2>
          <ul>
            {data.footer.map(({ title: words, url }) => (
              <li key={words}>
                <Link to={url}>{words}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-marks">
          <h2>Payment methods</h2>
          <ul className="mark-row">
            {data.payments.map(({ name, image }) => (
              <li key={name} className="payment-mark" title={name}>
                <span role="img" aria-label={name} className="picture" style={{ aspectRatio: "56 / 24" }}>
                  <img
                    src={image}
                    alt=""
                    data-label={name}
                    width="56"
                    height="24"
                    loading="lazy"
                    decoding="async"
                  />
                </span>
              </li>
            ))}
          </ul>
          <h2>Rated by others</h2>
          <ul className="mark-row">
            {data.ratings.map(({ name, url, rating }) => (
              <li key={name}>
                <a href={url} rel="noopener" target="_blank" className="rating-mark">
                  <span>{name}</span>
                  <b className="tabular">{rating}</b>
                </a>
              </li>
            ))}
          </ul>
          <h2>Follow us</h2>
          <ul className="mark-row">
            {data.social.map(({ title: words, url }, index) => (
              <li key={words}>
                <a href={url} rel="noopener" target="_blank" className="icon-button" title={words}>
                  <span className="sr-only">{words}</span>
                  <Drawing index={index} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="footer-legal">
        <span className="adults-mark">18+</span>
        <div>
          <p>
            For adults aged 18 and over. Gambling can be addictive: play for fun, and only with money you can
            afford to lose.
          </p>
          <p>© 2026 Sandbox Casino. All rights reserved.</p>
        </div>
      </div>
    </footer>
  );
}

function MenuItem({ item, index, Link }: { item: MenuLink; index: number } & Pick<FrameworkParts, "Link">) {
  return (
    <li>
      <Link to={item.url}>
        <Drawing index={index} />
        <span>{item.title}</span>
      </Link>
    </li>
  );
}

function Drawing({ index }: { index: number }) {
  return (
    <svg aria-hidden="true">
      <use href={`/menu-icons.svg?v=f3e4beb4#i${index}`} />
    </svg>
  );
}

function Icon({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" className="shrink-0 size-5">
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}
