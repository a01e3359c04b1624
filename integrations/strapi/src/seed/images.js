const { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } = require("node:fs");
const { tmpdir } = require("node:os");
const path = require("node:path");
const sharp = require("sharp");

/** Puts every drawing of `folder` into the media library, as it is and as a PNG. Name with ending → id. */
async function uploadImages(strapi, folder) {
  const workplace = mkdtempSync(path.join(tmpdir(), "seed-"));
  const ids = {};
  try {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".svg"))) {
      const drawing = path.join(folder, file);
      const png = path.join(workplace, file.replace(".svg", ".png"));
      writeFileSync(png, await sharp(drawing).png().toBuffer());
      ids[file] = await upload(strapi, drawing, "image/svg+xml");
      ids[path.basename(png)] = await upload(strapi, png, "image/png");
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
      files: { path: file, name, type, size: statSync(file).size },
    });
  return uploaded.id;
}

module.exports = { uploadImages };
