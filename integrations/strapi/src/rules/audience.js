const { audience } = require("./site-rules.json");

const WRITE = {
  countries: "Write countries by two letters, such as DE, AT",
  levels: "Write levels by their numbers, such as 3, 4",
};

/** A list that is typed in one field. */
function listFault(name) {
  const pattern = new RegExp(audience[name], "i");
  return (value) => {
    const wrong = value.split(",").find((part) => part.trim() !== "" && !pattern.test(part.trim()));
    return wrong === undefined ? undefined : `"${wrong.trim()}" is none of them. ${WRITE[name]}.`;
  };
}

const isFilled = (value) => value !== null && value !== undefined && value !== "";

/** Text pages are the same for everybody. */
function placeFault(blocks, { slug, layout }) {
  if (slug === "home" || layout === "landing") return undefined;
  const isForSome = blocks.some(({ audience }) => {
    const { id, ...fields } = audience ?? {};
    return Object.values(fields).some(isFilled);
  });
  return isForSome
    ? "A block has an audience, which only home and landing pages have: clear it, or take the layout landing."
    : undefined;
}

/** The hall is the same for all players. */
function hallFault({ levels, registeredSince, registeredWithin }, { position }) {
  if (position !== "gamehall" || ![levels, registeredSince, registeredWithin].some(isFilled))
    return undefined;
  return "In the hall a banner is for visitors or players, countries, locales, markets: take home, or clear levels and registration.";
}

module.exports = { hallFault, listFault, placeFault };
