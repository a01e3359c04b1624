import { useAuthSurface } from "~/features/auth/auth-surface";
import { useTranslate } from "~/i18n/use-translate";
import type { RegistrationType } from "../auth-config";

interface TypeSwitcherProps {
  types: readonly RegistrationType[];
  currentId: string | undefined;
  /** The form whose input survives a switch; without one, links are rendered. */
  form?: { id: string; onChoose: (type: string) => void };
}

/** Switches the registration type. Between forms it is a submit button, which keeps the input without script, too. */
export function TypeSwitcher({ types, currentId, form }: TypeSwitcherProps) {
  const t = useTranslate();
  const { hrefOf } = useAuthSurface();
  return (
    <nav aria-label={t("auth.registration.types")} className="auth-types">
      {types.map(({ id, label, component }) => {
        const current = id === currentId ? "true" : undefined;
        return form && component !== "social" ? (
          <button
            key={id}
            type="submit"
            form={form.id}
            name="intent"
            value={`type:${id}`}
            formNoValidate
            aria-current={current}
            onClick={(event) => {
              event.preventDefault();
              if (!current) form.onChoose(id);
            }}
          >
            {label}
          </button>
        ) : (
          <a
            key={id}
            href={hrefOf("registration", { type: id })}
            rel="nofollow"
            data-keep-scroll=""
            aria-current={current}
          >
            {label}
          </a>
        );
      })}
    </nav>
  );
}
