import type { Translate } from "~/i18n/translator";
import { Button } from "~/ui/button";

interface AgeFormProps {
  t: Translate;
  action: string;
  returnPath: string;
  age: number;
  /** Who comes here has said no once. */
  isAgain?: boolean;
}

/** A whole page follows: what was not to be seen is begun anew. */
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
