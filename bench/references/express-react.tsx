import compression from "compression";
import express from "express";
import { renderToPipeableStream } from "react-dom/server";
import { Pool } from "undici";
import type { ReadJson } from "./hall-data";
import { HallPage, HeadTags } from "./hall-page";
import { description, title } from "./hall-parts";
import { plainParts } from "./plain-parts";
import { pageReader } from "./read-page";

// Express and React 18: streams the page, compressed as Express sites are.

const upstream = new Pool(process.env.UPSTREAM ?? "", { connections: 64 });

const readJson: ReadJson = async (path, cookie) => {
  const { body } = await upstream.request({ path, method: "GET", headers: cookie ? { cookie } : {} });
  return body.json() as Promise<never>;
};

const readPage = pageReader(readJson);
const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.use(compression());
app.get("*", async (req, res, next) => {
  try {
    const page = await readPage(req.path, req.headers.cookie);
    const { pipe } = renderToPipeableStream(
      <html lang="en-US" dir="ltr">
        <head>
          <title>{title}</title>
          <meta name="description" content={description} />
          <HeadTags />
        </head>
        <body>
          <HallPage {...page} parts={plainParts} />
        </body>
      </html>,
      {
        onShellReady() {
          res.setHeader("Content-Type", "text/html; charset=utf-8");
          pipe(res);
        },
        onShellError: next,
      },
    );
  } catch (error) {
    next(error);
  }
});
app.listen(process.env.PORT);
