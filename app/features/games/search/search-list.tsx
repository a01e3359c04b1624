import { useLocalePath } from "~/i18n/use-locale-path";
import { Icon } from "~/ui/icons/icon";
import { Image } from "~/ui/images/image";
import { MarkedName } from "./marked-name";
import type { OptionGroup, SearchOption } from "./search-options";

interface SearchListProps {
  id: string;
  label: string;
  groups: OptionGroup[];
  /** Index of the active option across all groups, -1 for none. */
  active: number;
  /** Whether it is a combobox's listbox; without script it is a list of links. */
  isListbox: boolean;
  /** Whether the server has not answered yet for what is typed. */
  isStale: boolean;
  onChoose: () => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export function SearchList({ id, label, groups, active, isListbox, isStale, onChoose }: SearchListProps) {
  const named = (role: string, name: string) => (isListbox ? { role, "aria-label": name } : {});
  const role = isListbox ? "none" : undefined;
  let count = 0;
  return (
    <div id={id} {...named("listbox", label)} aria-busy={isStale || undefined} className="search-list">
      {groups.map(({ label: groupLabel, options, areCards }) => (
        <div key={groupLabel} {...named("group", groupLabel)}>
          <p aria-hidden={isListbox} className="search-label">
            {groupLabel}
          </p>
          <ul role={role} className={areCards ? "search-cards" : "search-options"}>
            {options.map((option) => {
              const index = count++;
              return (
                <li key={option.key} role={role}>
                  <OptionLink
                    option={option}
                    onChoose={onChoose}
                    {...(isListbox && {
                      id: optionId(id, index),
                      role: "option",
                      tabIndex: -1,
                      "aria-selected": index === active,
                    })}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** As large as the cards that a list begins with. */
export function CardsOnTheirWay() {
  return (
    <div className="search-cards pt-7" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
        <span key={index} className="search-card-way" />
      ))}
    </div>
  );
}

interface OptionLinkProps {
  option: SearchOption;
  onChoose: () => void;
}

function OptionLink({
  option: { path, name, note, picture, icon },
  onChoose,
  ...attributes
}: OptionLinkProps) {
  const localePath = useLocalePath();
  const isCard = picture?.preset === "card";
  return (
    <a
      className={isCard ? "search-card" : "search-option"}
      href={localePath(path)}
      onClick={onChoose}
      {...attributes}
    >
      {picture ? (
        <Image
          preset={picture.preset}
          src={picture.src}
          alt=""
          fallbackLabel=""
          className={isCard ? "" : `search-${picture.preset}`}
        />
      ) : (
        <span className="search-thumb grid place-items-center text-muted">
          <Icon name={icon ?? "chevron-right"} />
        </span>
      )}
      <span className="grid min-w-0">
        <span dir="auto" className="font-semibold">
          <MarkedName name={name} />
        </span>
        {note && (
          <span dir="auto" className="text-xs text-muted">
            <MarkedName name={note} />
          </span>
        )}
      </span>
    </a>
  );
}
