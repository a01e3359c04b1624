const NAMED = { white: "#ffffff", black: "#000000" };

/** `#rrggbb` of a colour that is written so, shorter, or as black or white; undefined for any other. */
function readColour(text = "") {
  const colour = text.trim().toLowerCase();
  if (/^#[0-9a-f]{3}$/.test(colour)) return colour.replace(/[0-9a-f]/g, "$&$&");
  return /^#[0-9a-f]{6}$/.test(colour) ? colour : NAMED[colour];
}

/** Contrast of two colours (`#rrggbb`) by WCAG 2.2, 1 to 21. */
function contrastOf(one, other) {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

module.exports = { contrastOf, readColour };
