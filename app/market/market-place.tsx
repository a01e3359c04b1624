import type { Said } from "./file/words";
import type { HelperView, MarkView, PlaceView } from "./places";

/** What a market requires at a place: the licence, marks, who helps, the register of exclusions. */
export function MarketPlace({ view }: { view: PlaceView }) {
  const { complaints, help, label, licences, marks, register } = view;
  return (
    <section className="market-place" aria-label={label}>
      {licences.map(({ link, products, ...said }) => (
        <p key={said.text}>
          <Outside href={link}>
            <InItsLanguage said={said} />
          </Outside>
          {products && <bdi> ({products})</bdi>}
        </p>
      ))}
      {marks.length + help.length > 0 || register || complaints ? (
        <ul>
          {marks.map((mark) => (
            <li key={mark.id}>
              <Mark mark={mark} />
            </li>
          ))}
          {register && (
            <li>
              <Outside href={register.url}>{register.name}</Outside>
            </li>
          )}
          {complaints && (
            <li>
              <a href={complaints.href}>{complaints.name}</a>
            </li>
          )}
          {help.map((helper) => (
            <li key={helper.name}>
              <Helper helper={helper} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** A mark of a market: its picture, or its words on a plate. */
export function Mark({ mark: { href, image, lang, text } }: { mark: MarkView }) {
  const face = image ? (
    <img src={image} alt={text} lang={lang} height={32} />
  ) : (
    <span className="market-plate" lang={lang} dir={lang && "auto"}>
      {text}
    </span>
  );
  if (!href) return face;
  return href.startsWith("/") ? <a href={href}>{face}</a> : <Outside href={href}>{face}</Outside>;
}

function Helper({ helper: { lang, name, phone, text, url } }: { helper: HelperView }) {
  return (
    <>
      {url ? <Outside href={url}>{name}</Outside> : name}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {text && <InItsLanguage said={{ text, ...(lang && { lang }) }} />}
    </>
  );
}

/** Words of the market, which may be in another language than the page. */
export function InItsLanguage({ said: { lang, text } }: { said: Said }) {
  return (
    <span lang={lang} dir={lang && "auto"}>
      {text}
    </span>
  );
}

function Outside({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} rel="noopener" target="_blank">
      {children}
    </a>
  );
}
