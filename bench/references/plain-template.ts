import { createServer } from "node:http";
import { Pool } from "undici";
import { keptHall, type ReadJson, readHall, readPlayer } from "./hall-data";
import { hallTemplate } from "./hall-template";

// node:http, an undici pool and a template: what the work itself costs. With CALLS=each nothing is kept.

const upstream = new Pool(process.env.UPSTREAM ?? "", { connections: 64 });

const readJson: ReadJson = async (path, cookie) => {
  const { body } = await upstream.request({ path, method: "GET", headers: cookie ? { cookie } : {} });
  return body.json() as Promise<never>;
};

const hall = process.env.CALLS === "each" ? () => readHall(readJson) : keptHall(readJson);

createServer(async (req, res) => {
  try {
    const [data, player] = await Promise.all([hall(), readPlayer(readJson, req.headers.cookie)]);
    const page = Buffer.from(hallTemplate(data, player));
    res.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": page.length });
    res.end(page);
  } catch (error) {
    res.writeHead(500).end(String(error));
  }
}).listen(process.env.PORT);
