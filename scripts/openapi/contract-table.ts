/**
 * Every call as listed in docs/contract.md#3 and #4, written by hand and not from the registries: verb, name, class,
 * and `U` where a session is required.
 */
export const platformTable = `
POST account.addcontact P U
POST account.changefakename P U
POST account.changelocale P U
POST account.changepassword P U
POST account.changeSubscription P U
POST account.changeTwoFactorAuth P U
POST account.confirmContact P -
POST account.confirmTwoFactorAuth P U
GET account.getContactPhoneSettings SC -
GET account.getcurrencyrates S -
GET account.getDepositLimit P U
GET account.getLimits P U
GET account.getInfo P -
GET account.getBalance P U
GET Account.getPersonalDataFields SC -
GET account.getprofileinfo P U
POST account.saveProfileInfo P U
POST account.sendconfirmationtocontact P U
POST account.setUserOnVerification P U
POST account.setCurrency P U
POST account.unsubscribe P -
POST auth.login P -
GET auth.logout P -
POST auth.restore P -
POST auth.register P -
GET banners.get S -
GET BettingBonuses.get P U
POST BettingBonuses.activate P U
POST BettingBonuses.remove P U
GET bonuses.get P U
POST bonuses.activate P U
POST bonuses.deactivate P U
POST bonuses.remove P U
GET cashbacks.get P U
POST cashbacks.payout P U
POST cashbacks.remove P U
GET freespins.get P U
POST campaigns.activateOffer P U
POST campaigns.checkPromocode P -
GET campaigns.getoffers S -
POST campaigns.takepromotions P U
POST cashier.cancelwithdrawal P U
GET cashier.getbanks P U
GET cashier.getdepositinfo P U
GET cashier.getdepositsettings P U
GET cashier.gethistory P U
GET cashier.getwithdrawsettings P U
POST cashier.makedeposit P U
POST cashier.makewithdrawal P U
GET games.get SC -
GET games.getLikes P U
POST games.addLike P U
POST games.removeLike P U
GET games.getCategories SC -
GET games.getProviders SC -
GET games.getHistory P U
GET betting.getEvents S -
GET games.gethistoryexportrequest P U
POST games.createhistoryexportrequest P U
GET Jackpots.get S -
GET Jackpots.getWinners S -
GET leaderboard.get S -
GET leaderboard.live S -
GET leaderboard.top S -
POST loyalty.buyproduct P U
GET loyalty.getcharacters S -
GET loyalty.getinfo P U
GET loyalty.getnotifications P U
GET loyalty.getproducts S -
POST loyalty.setcharacter P U
GET loyalty.getPrograms S -
GET loyalty.getProgram S -
GET metadata.get S -
GET metadata.getgeneralinfo S -
GET popups.get P -
GET storage.get P U
GET storage.getKeys P U
POST storage.set P U
GET events.handle P -
POST chatEvent.store P -
POST {provider}.createApplicant P U
POST {provider}.getAccessToken P U
GET support.getsettings S -
POST Support.sendFeedback P -
GET tournaments.get S -
POST tournaments.participate P U
`
  .trim()
  .split("\n");

export const contentTable = `
GET /nfx/i18n/locales S
GET /nfx/i18n/messages/{locale} S
GET /nfx/cms-config/{locale} S
GET /nfx/route-rules S
GET /robots.txt S
GET /users/me P
POST /auth/local P
POST /auth/local/register P
POST /auth/forgot-password P
POST /auth/reset-password P
POST /auth/change-password P
POST /auth/send-email-confirmation P
GET /auth/{provider}/callback P
GET /connect/{provider} P
GET /{types} S
GET /{types}/{id} S
POST /{types} P
PUT /{types}/{id} P
DELETE /{types}/{id} P
GET /common-data S
GET /web-setting S
GET /pages S
GET /promotions S
GET /banners S
GET /seos S
GET /domain-seo-settings S
`
  .trim()
  .split("\n");

export const relayedTable = `
GET /platform/game/{sysname} P
GET /platform/game/{sysname}/{mode} P
GET /platform/game/custom/{id}/{mode} P
GET /hit P
GET /oauth/init P
`
  .trim()
  .split("\n");
