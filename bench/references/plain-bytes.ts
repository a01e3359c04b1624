import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// Sends the bytes of the file PAGE for every request, or 304 to who has them: as fast as node:http can.

const page = readFileSync(process.env.PAGE ?? "");
const etag = '"bench"';
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": process.env.ENCODING || "identity",
  "Content-Length": page.length,
  ETag: etag,
};

createServer((req, res) => {
  if (req.headers["if-none-match"] === etag) {
    res.writeHead(304, { ETag: etag });
    res.end();
    return;
  }
  res.writeHead(200, headers);
  res.end(page);
}).listen(process.env.PORT);
