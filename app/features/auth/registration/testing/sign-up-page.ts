import type { AuthAnswer } from "~/features/auth/form/auth-answer";
import { action } from "~/features/auth/registration/sign-up.route";
import { startTestApp } from "../../../../../tests/support/app-context";
import { createSandboxControl } from "../../../../../tests/support/sandbox-control";

export type Fields = Record<string, string | undefined>;

export const fast: Fields = {
  type: "fast-mobile",
  email: "ana@mail.test",
  birth_date: "1990-04-30",
  country: "ES",
  currency: "EUR",
  terms: "on",
  notify: "on",
  is_betting: "0",
};
export const full: Fields = {
  ...fast,
  type: "form-email",
  password: "Secret-77",
  phone_country_code: "ES",
  mobile: "611 222 333",
  first_name: "Ana",
  last_name: "Ruiz",
  region: "ES-CT",
  home_town: "Girona",
  address: "Calle 1",
  postcode: "17001",
};

/** The sign-up page against a sandbox, to submit forms to it. */
export async function openSignUp(options: Parameters<typeof startTestApp>[0] = {}) {
  const site = await startTestApp(options);
  const sandbox = createSandboxControl(site.sandbox.url);
  type RequestOptions = Parameters<typeof site.contextFor>[0];

  return {
    ...site,
    /** With the sandbox itself. */
    app: site,
    sandbox,
    async post(fields: Fields, options: RequestOptions = {}) {
      const context = await site.contextFor({ path: "/forms/sign_up", ...options });
      const sent = Object.entries(fields).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      const request = new Request("http://localhost:3000/forms/sign_up", {
        method: "POST",
        body: new URLSearchParams(sent),
      });
      const answer = await action({ context, request, params: {} });
      return { context, answer, cookieHeader: site.cookieHeader(context) };
    },
    /** Parameters of the calls that the platform received. */
    calls: async (method: string) => (await sandbox.calls(method)).map(({ params }) => params),
  };
}

export const locationOf = (answer: unknown) => (answer as Response).headers.get("Location");
export const authAnswerOf = (answer: unknown) => answer as { data: AuthAnswer; init: ResponseInit };
export const errorsOf = (answer: unknown) => authAnswerOf(answer).data.result?.error;
