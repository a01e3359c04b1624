import type { CmsConfig } from "~/content/config/cms-config";

export type AuthConfig = CmsConfig["auth"];
export type SocialService = AuthConfig["loginSocials"][number];

/** A way to register; with several, the view has a switcher (docs/product.md#2.3). */
export interface RegistrationType {
  id: string;
  label: string;
  field: string;
  isFast: boolean;
  component: AuthConfig["authTypes"][number]["component"];
  socials: SocialService[];
}
