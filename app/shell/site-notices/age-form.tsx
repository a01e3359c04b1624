import type { Translate } from "~/i18n/translator";
import { Button } from "~/ui/button";

interface AgeFormProps {
  t: Translate;
  action: string;
  returnPath: string;
  age: number;
  /** The visitor has answered no before: only the yes button is rendered. */
  isAgain?: boolean;
}

/** Submits as a document (`data-document`): the gated page has not been hydrated and must load afresh. */
export function AgeForm({ t, action, returnPath, age, isAgain }: AgeFormProps) {
  return (
    <form method="post" action={action} data-document="" className="mt-6 flex flex-wrap justify-center gap-3">
      <input type="hidden" name="redirectTo" value={returnPath} />
      <Button variant={isAgain ? "secondary" : "primary"} name="answer" value="yes">
        {t("ageGate.yes", { age })}
      </Button>
      {!isAgain && (
        <Button variant="secondary" name="answer" value="no">
          {t("ageGate.no", { age })}
        </Button>
      )}
    </form>
  );
}
