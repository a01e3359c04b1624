import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import type { loadAuthPage } from "./auth-page.server";
import { PageSurface } from "./auth-surface";
import { viewTitles } from "./auth-view";
import { CredentialsBody } from "./credentials/credentials-dialog";
import type { AuthAnswer } from "./form/auth-answer";
import { FrameSurface } from "./frame/frame-surface";
import { AuthViewBody } from "./views/auth-view-body";

interface AuthPageProps {
  page: Awaited<ReturnType<typeof loadAuthPage>>;
  answer?: AuthAnswer;
}

/** The popup's views as a page, which partners may frame. */
export function AuthPage({ page, answer }: AuthPageProps) {
  const t = useTranslate();
  const { auth, preserved, signedInAs, frame } = page;
  const isAtHome = signedInAs !== null && (page.generated !== null || !page.isIncomplete);
  const heading = (
    <h1 className="font-semibold text-2xl">{t(isAtHome ? "auth.signedIn.title" : viewTitles[auth.view])}</h1>
  );
  return (
    <PageSurface
      data={isAtHome ? { ...auth, banner: null } : auth}
      preserved={preserved}
      answer={answer}
      resendSeconds={page.resendSeconds}
    >
      <FrameSurface frame={frame}>
        <section className="auth-page">
          {isAtHome ? (
            <SignedIn heading={heading} name={signedInAs} page={page} />
          ) : (
            <>
              {page.isUnkept && (
                <Notice tone="warning" title={t("auth.frame.unkept.title")}>
                  {t("auth.frame.unkept.text")}
                </Notice>
              )}
              <AuthViewBody heading={heading} />
              <HomeLink isFramed={frame !== null} />
            </>
          )}
        </section>
      </FrameSurface>
    </PageSurface>
  );
}

interface SignedInProps {
  heading: JSX.Element;
  name: string;
  page: AuthPageProps["page"];
}

function SignedIn({ heading, name, page: { preserved, frame, generated } }: SignedInProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="auth-view">
      {heading}
      <p className="text-muted">{t("auth.login.alreadySignedIn", { name })}</p>
      {generated && (
        <>
          <Notice tone="warning" title={t("auth.credentials.title")}>
            {t("auth.credentials.text")}
          </Notice>
          <CredentialsBody data={generated} />
        </>
      )}
      <ButtonLink
        href={localePath(preserved.redirectUrl ?? paths.home())}
        size="l"
        target={frame ? "_top" : undefined}
      >
        {t("auth.signedIn.goOn")}
      </ButtonLink>
    </div>
  );
}

function HomeLink({ isFramed }: { isFramed: boolean }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <ButtonLink
      href={localePath(paths.home())}
      target={isFramed ? "_top" : undefined}
      variant="ghost"
      className="w-full"
    >
      {t("auth.login.back")}
    </ButtonLink>
  );
}
