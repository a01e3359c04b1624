import { brotliDecompressSync } from "node:zlib";
import { ask } from "../tests/support/ask";
import { startSite } from "../tests/support/site";
import { kilobytes, type Row } from "./results";

const pages = { home: "/", "game hall": "/gamehall", "sign-in": "/forms/sign_in" };

/** Measures the documents, uncompressed and with the server's brotli compression. */
export async function benchHtmlSize(): Promise<Row[]> {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: "600" } });
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const { body } = await ask(site.url, path, { headers: { "Accept-Encoding": "br" } });
      const raw = brotliDecompressSync(body);
      rows.push({
        what: `HTML of ${name}: raw / brotli`,
        value: `${kilobytes(raw.length)} / ${kilobytes(body.length)}`,
      });
    }
    return rows;
  } finally {
    await site.stop();
  }
}
