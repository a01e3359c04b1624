import type { CmsConfig } from "~/content/cms-config";

export type AuthConfig = CmsConfig["auth"];
export type SocialService = AuthConfig["loginSocials"][number];

/** One of the ways to register; more than one make a switcher (product 2.3). */
export interface RegistrationType {
  id: string;
  label: string;
  field: string;
  isFast: boolean;
  component: AuthConfig["authTypes"][number]["component"];
  socials: SocialService[];
}
