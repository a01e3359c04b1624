const { legalTypes } = require("./legal");
const { defaultLocale, locales } = require("./seed/locales");

const action = (verb) => `plugin::content-manager.explorer.${verb}`;
const READ = action("read");
const DRAFTS = [READ, action("create"), action("update")];
const ALL = [...DRAFTS, action("delete"), action("publish")];
const FILES = [
  "read",
  "configure-view",
  "assets.create",
  "assets.update",
  "assets.download",
  "assets.copy-link",
];

const isLegal = (type) => legalTypes.includes(type);
const isLocalized = (type) => strapi.contentType(type).pluginOptions?.i18n?.localized === true;
const hasDrafts = (type) => strapi.contentType(type).options?.draftAndPublish === true;

/** What each role may do to the entries of a type, and in which locales where not in all of them. */
const roles = [
  {
    code: "strapi-editor",
    name: "Editor",
    description: "Writes and publishes everything but legal pages and messages, of which drafts.",
    actionsOf: (type) => (isLegal(type) ? DRAFTS : ALL),
  },
  {
    code: "croupier-translator",
    name: "Translator",
    description: "Writes drafts in the locales beside the default one, and publishes nothing.",
    locales: locales.map(({ code }) => code).filter((code) => code !== defaultLocale),
    // Where a type has no drafts, saving is publishing.
    actionsOf: (type) => (isLocalized(type) && hasDrafts(type) ? DRAFTS : [READ]),
  },
  {
    code: "croupier-legal",
    name: "Legal",
    description: "Writes and publishes legal pages and messages, and reads everything else.",
    actionsOf: (type) => (isLegal(type) ? ALL : [READ]),
  },
];

/** The roles of a fresh database. Strapi's own Author, who deletes what is published, is left without legal entries. */
async function createRoles(strapi) {
  const service = strapi.service("admin::role");
  const everything = allPermissions(strapi);
  const files = FILES.map((name) => ({ action: `plugin::upload.${name}` }));
  for (const { code, name, description, locales: own = null, actionsOf } of roles) {
    const role = (await service.findOne({ code })) ?? (await service.create({ code, name, description }));
    const permissions = everything
      .filter((permission) => actionsOf(permission.subject).includes(permission.action))
      .map((permission) => inLocales(permission, own));
    await service.assignPermissions(role.id, [...permissions, ...files]);
  }
  const author = await service.findOne({ code: "strapi-author" });
  await strapi.db
    .query("admin::permission")
    .deleteMany({ where: { role: author.id, subject: { $in: legalTypes } } });
}

/** Every act on every type of ours, with all of its fields. */
function allPermissions(strapi) {
  const actions = strapi.service("admin::permission").actionProvider.values();
  return strapi
    .service("admin::content-type")
    .getPermissionsWithNestedFields(actions.filter(({ section }) => section === "contentTypes"))
    .filter(({ subject }) => subject.startsWith("api::"));
}

/** Everybody reads every locale: a translation is made of one. */
function inLocales({ action, subject, properties }, own) {
  const locales = action === READ ? null : own;
  return { action, subject, properties: { ...properties, ...(isLocalized(subject) && { locales }) } };
}

module.exports = { createRoles };
