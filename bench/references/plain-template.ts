import { createServer } from "node:http";
import { Pool } from "undici";
import type { ReadJson } from "./hall-data";
import { hallTemplate } from "./hall-template";
import { pageReader } from "./read-page";

// node:http, an undici pool and a template: what the work itself costs. With CALLS=each nothing is cached.

const upstream = new Pool(process.env.UPSTREAM ?? "", { connections: 64 });

const readJson: ReadJson = async (path, cookie) => {
  const { body } = await upstream.request({ path, method: "GET", headers: cookie ? { cookie } : {} });
  return body.json() as Promise<never>;
};

const readPage = pageReader(readJson, process.env.CALLS !== "each");

createServer(async (req, res) => {
  try {
    const { data, player } = await readPage(req.url ?? "/", req.headers.cookie);
    const page = Buffer.from(hallTemplate(data, player));
    res.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": page.length });
    res.end(page);
  } catch (error) {
    res.writeHead(500).end(String(error));
  }
}).listen(process.env.PORT);
