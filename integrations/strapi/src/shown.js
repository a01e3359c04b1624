/** Whether entries of a type are drafts until they are published. */
function hasDrafts(uid) {
  return strapi.contentType(uid).options?.draftAndPublish === true;
}

/** Whether an act of the document service writes what the site shows. */
function writesShown({ uid, action, params }) {
  if (!uid.startsWith("api::")) return false;
  if (!hasDrafts(uid)) return ["create", "update", "clone"].includes(action);
  return action === "publish" || (["create", "update"].includes(action) && params?.status === "published");
}

/** Whether it changes what the site shows, in any way. */
function changesShown(context) {
  return (
    writesShown(context) ||
    (context.uid.startsWith("api::") && ["unpublish", "delete"].includes(context.action))
  );
}

module.exports = { changesShown, hasDrafts, writesShown };
