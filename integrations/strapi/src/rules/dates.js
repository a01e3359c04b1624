/** The later of two moments, one of which may be open. */
function endFault(from, until) {
  if (!from || !until || Date.parse(from) < Date.parse(until)) return undefined;
  return `This ends before it begins (${from}), so nobody would see it: take a later date, or an earlier one to begin with.`;
}

/** A change is not before what it changes. */
function changeFault(from, until) {
  if (!from || !until || Date.parse(from) <= Date.parse(until)) return undefined;
  return `The change is dated before the publication (${from}): take a later date.`;
}

module.exports = { changeFault, endFault };
