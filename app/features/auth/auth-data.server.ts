import type { CmsConfig } from "~/content/config/cms-config";
import type { AppContext } from "~/context/app-context";
import type { DialogRequest, DialogShow } from "~/dialogs/dialog-request";
import { popup } from "~/dialogs/variant";
import type { AuthConfig, RegistrationType, SocialService } from "~/features/auth/auth-config";
import type { Moment } from "~/market/file/shown";
import type { Said } from "~/market/file/words";
import { noticeTexts } from "~/market/notices/due-notices.server";
import type { AuthNoticeName } from "./auth-notices";
import type { AuthView } from "./auth-view";
import { readNotice } from "./notice.server";
import { hasCharacterChoice, loadRegistration } from "./registration/load-registration.server";
import type { RegistrationModel } from "./registration/model/form-model";

export interface AuthBannerData {
  mobile?: string;
  tablet?: string;
  label?: string;
  value?: string;
  addition?: string;
  view: "compact" | "regular";
}

/** Loader data of every auth view. */
export interface AuthData {
  view: AuthView;
  notice: AuthNoticeName | null;
  /** The market's notices at this view. */
  marketNotices: Said[];
  banner: AuthBannerData | null;
  loginSocials: SocialService[];
  types: RegistrationType[];
  /** The selected type; null where the operator offers none. */
  type: RegistrationType | null;
  terms: AuthConfig["terms"];
  /** The form to register or to complete a registration; null where the view has none. */
  registration: RegistrationModel | null;
}

const momentOf: { readonly [view in AuthView]?: Moment } = {
  authorization: "signIn",
  registration: "register",
};

/** Loads a view; `type` is the registration type that the URL requests. */
export async function loadAuth(context: AppContext, view: AuthView, type: string | null): Promise<AuthData> {
  const config = await context.content.config();
  const { auth } = config;
  const types = registrationTypes(auth);
  const moment = momentOf[view];
  const shown = types.find(({ id }) => id === type) ?? types[0] ?? null;
  return {
    view,
    notice: await readNotice(context),
    marketNotices: moment ? noticeTexts(context, moment) : [],
    banner: bannerOf(config, view),
    loginSocials: auth.loginSocials,
    types,
    type: shown,
    terms: auth.terms,
    registration: await loadForm(context, view, shown, types),
  };
}

/**
 * The types in the operator's order. The component `fast` is a fast type whatever its other fields say, and two types of
 * the same kind and field are distinguished by their position.
 */
export function registrationTypes(auth: AuthConfig): RegistrationType[] {
  const ids = auth.authTypes.map(({ component, field }) => `${component}-${field}`);
  return auth.authTypes.map(({ socials = [], isFast, ...rest }, index) => {
    const id = ids[index] ?? "";
    return {
      ...rest,
      isFast: isFast || rest.component === "fast",
      id: ids.indexOf(id) === index ? id : `${id}-${index}`,
      socials,
    };
  });
}

async function loadForm(
  context: AppContext,
  view: AuthView,
  type: RegistrationType | null,
  types: RegistrationType[],
): Promise<RegistrationModel | null> {
  if (view === "socialRegistration")
    return loadRegistration(context, { purpose: "complete", type: null, types });
  if (view !== "registration" || !type || type.component === "social") return null;
  return loadRegistration(context, { purpose: "register", type, types });
}

/** The same for the popup, which is large when there is a banner beside the form. */
export function loadAuthDialog(view: AuthView) {
  return async (context: AppContext, { type }: DialogRequest): Promise<DialogShow<AuthData>> => {
    const data = await loadAuth(context, view, type);
    return { data, ...(data.banner && { variant: popup("large") }) };
  };
}

/** docs/product.md#2.3: when the setting exists or, for registration, when characters can be chosen. */
function bannerOf(config: CmsConfig, view: AuthView): AuthBannerData | null {
  if (config.auth.banner) return config.auth.banner;
  return view === "registration" && hasCharacterChoice(config) ? { view: "regular" } : null;
}
