/** Who may read what the site shows: visitors, and accounts of the content service as well. */
const readers = ["public", "authenticated"];

/** The content API of every type of ours, to read and never to write. */
async function allowReading(strapi) {
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  const roles = await strapi.db
    .query("plugin::users-permissions.role")
    .findMany({ where: { type: { $in: readers } } });
  for (const role of roles) {
    for (const { uid, kind } of types) {
      for (const verb of kind === "singleType" ? ["find"] : ["find", "findOne"]) {
        await strapi.db
          .query("plugin::users-permissions.permission")
          .create({ data: { action: `${uid}.${verb}`, role: role.id } });
      }
    }
  }
}

module.exports = { allowReading };
