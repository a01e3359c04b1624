/**
 * Middleware of the document service. The site asks for `populate=*`, which Strapi takes for one level: links without
 * their icons, blocks without their items. Here it means every component and picture below an entry.
 */
function fillWildcard(context, next) {
  const { params, uid } = context;
  if (params?.populate === "*") params.populate = below(uid);
  else if (isRecord(params?.populate)) params.populate = filled(params.populate, uid);
  return next();
}

/** Strapi's own expansion of `*` says `true` for each field of the type. */
function filled(populate, uid) {
  const whole = below(uid);
  return Object.fromEntries(
    Object.entries(populate).map(([name, value]) => [name, value === true ? (whole[name] ?? true) : value]),
  );
}

/** What to populate of a type or component, all the way down. */
function below(uid) {
  const fields = Object.entries(strapi.getModel(uid).attributes);
  return Object.fromEntries(
    fields.flatMap(([name, attribute]) => {
      const populate = populateOf(attribute);
      return populate ? [[name, populate]] : [];
    }),
  );
}

function populateOf({ type, component, components }) {
  if (type === "media") return true;
  if (type === "component") return { populate: below(component) };
  if (type !== "dynamiczone") return undefined;
  return { on: Object.fromEntries(components.map((uid) => [uid, { populate: below(uid) }])) };
}

function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

module.exports = { fillWildcard };
