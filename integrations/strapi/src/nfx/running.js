/** Those of a list that are shown now by their dates, and the moment at which that changes; undefined: never. */
function running(list, now = Date.now()) {
  const moments = list.flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt]).filter(Boolean);
  const toCome = moments.map((moment) => Date.parse(moment)).filter((moment) => moment > now);
  const isShown = ({ publishAt, unpublishAt }) =>
    (!publishAt || Date.parse(publishAt) <= now) && (!unpublishAt || now < Date.parse(unpublishAt));
  return { shown: list.filter(isShown), changesAt: toCome.length > 0 ? Math.min(...toCome) : undefined };
}

module.exports = { running };
