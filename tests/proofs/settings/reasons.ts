/** Settings that change no byte of an answer, with the reason. */
export const unseenSettings: Readonly<Record<string, string>> = {
  "cmsConfig.auth.authTypes.socials.id":
    "a key of the list; what is shown and sent is the name, icon and service",
  "cmsConfig.auth.loginSocials.id": "a key of the list; what is shown and sent is the name, icon and service",
  "cmsConfig.auth.notify.isChecked":
    "nobody consents by leaving a box as it is: a `true` is told and ignored (docs/contract.md#o47)",
  "cmsConfig.seo.defaultRobots":
    "holds where the domain's settings name none (app/seo/composed-page.server.test.ts)",
  "cmsConfig.product.messenger.botName": "named in the one message that asks to link a chat (takeFlash)",
  "cmsConfig.cashier.pollSeconds": "read by the page of a payment under way (tests/e2e/deposit.spec.ts)",
  "cmsConfig.cashier.pollMinutes": "as above",
  "commonData.ratingSites.image":
    "name and rating are text, which every footer shows without another picture to load",
  "commonData.localeDetectStrategy":
    "decides between the account's locale and the visitor's own (app/session/preferences/account-locale.server.test.ts)",
  "generalInfo.available_locales": "the choices of a field `locale`, where the platform asks for one",
  "generalInfo.analytic": "loaded where the deployment names a tag manager (app/browser/runtime/tracking)",
  "generalInfo.is_seon_enabled": "loaded where the deployment names an agent (app/browser/runtime/tracking)",
  "cmsConfig.seo.redirects.external":
    "whether a rule leaves the site is what its target says: with a host it does",
  "commonData.customCode":
    "operators' scripts run where the deployment allows them (tests/http/custom-code.spec.ts)",
  "commonData.menuLinks.id": "a key of the list",
  "commonData.paymentMethods.id": "a key of the list",
  "commonData.socialItemsList.id": "a key of the list",
  "supportSettings.livechat": "each kind of chat takes the fields that its vendor knows (app/chat)",
  "cmsConfig.loyalty.characterChangeConfirm":
    "decides whether changing a character asks first, once one is chosen",
};
