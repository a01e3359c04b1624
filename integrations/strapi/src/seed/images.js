const { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } = require("node:fs");
const { tmpdir } = require("node:os");
const path = require("node:path");
const sharp = require("sharp");
const { sandbox, seed } = require("./sources");

/**
 * Puts what `image:` names in the seed's text into the media library, a drawing as it is or as a PNG. Name → id. A drawing is
 * one of `seed/files` or of the sandbox.
 */
async function uploadImages(strapi, text) {
  const workplace = mkdtempSync(path.join(tmpdir(), "seed-"));
  const ids = {};
  try {
    for (const [, name, ending] of text.matchAll(/"image:([\w/-]+)\.(svg|png)"/g)) {
      const key = `${name}.${ending}`;
      if (ids[key]) continue;
      const own = `${seed}/files/${name}.svg`;
      const drawing = existsSync(own) ? own : `${sandbox}/artwork/drawings/${name}.svg`;
      if (ending === "svg") {
        ids[key] = await upload(strapi, drawing, "image/svg+xml");
        continue;
      }
      const png = path.join(workplace, `${path.basename(name)}.png`);
      writeFileSync(png, await sharp(drawing).png().toBuffer());
      ids[key] = await upload(strapi, png, "image/png");
    }
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
  return ids;
}

async function upload(strapi, file, type) {
  const name = path.basename(file);
  const [uploaded] = await strapi
    .plugin("upload")
    .service("upload")
    .upload({
      data: { fileInfo: { name, alternativeText: name.replace(/\.\w+$/, "") } },
      files: { filepath: file, originalFilename: name, mimetype: type, size: statSync(file).size },
    });
  return uploaded.id;
}

module.exports = { uploadImages };
