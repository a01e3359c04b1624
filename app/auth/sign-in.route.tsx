import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { localeFreePath } from "~/i18n/locale-path";
import { redirectToLocale } from "~/i18n/redirect-to-locale.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { safeInternalPath, safeRedirect } from "~/session/safe-redirect";
import { ButtonLink } from "~/ui/button";
import { accountLocale, signIn } from "./auth.server";
import { LoginForm } from "./login-form";
import { LoginSchema } from "./login-schema";

export const handle = { i18n: ["auth"], shared: false, policy: "frame" } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title },
  { name: "robots", content: "noindex,follow" },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const [player, config] = await Promise.all([context.player(), context.content.config()]);
  return {
    title: `${context.i18n.t("auth.meta.signIn", { ns: "auth" })} · ${config.product.name}`,
    redirectUrl: safeInternalPath(context.query.get("redirectUrl")),
    signedInAs: player.kind === "player" ? (player.account.fakename ?? player.account.login ?? "") : null,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: LoginSchema });
  if (submission.status !== "success") {
    return data({ result: submission.reply({ hideFields: ["password"] }), refusal: null }, 400);
  }
  const outcome = await signIn(context, submission.value);
  if (!outcome.ok) {
    const result = submission.reply({ hideFields: ["password"], formErrors: [outcome.refusal.reason] });
    return data({ result, refusal: outcome.refusal }, outcome.refusal.reason === "failed" ? 503 : 422);
  }
  const wish = safeRedirect(submission.value.redirectUrl);
  return redirectToLocale(
    context,
    accountLocale(context, outcome.account),
    localeFreePath(wish, context.locales),
  );
}

export default function SignInPage() {
  const { redirectUrl, signedInAs } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const localePath = useLocalePath();
  const t = useTranslate();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <section className="mx-auto w-full max-w-md px-4 py-10">
      <h1 className="text-2xl font-semibold">{t("auth.views.authorization")}</h1>
      <p className="mt-2 text-muted">
        {signedInAs === null ? t("auth.login.lead") : t("auth.login.alreadySignedIn", { name: signedInAs })}
      </p>
      <LoginForm
        action={localePath(paths.signIn())}
        redirectUrl={redirectUrl}
        lastResult={outcome?.result ?? null}
        refusal={outcome?.refusal ?? null}
        isPending={isPending}
      />
      <ButtonLink href={localePath(paths.home())} variant="ghost" size="m" className="mt-4 w-full">
        {t("auth.login.back")}
      </ButtonLink>
    </section>
  );
}
