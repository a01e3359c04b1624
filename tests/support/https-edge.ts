import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programPath } from "../../scripts/needs/provide";

/**
 * An https address before a site on this machine, as an operator's edge is: browsers accept cookies of frames over
 * https alone. Its certificate is made for the occasion.
 */
export async function startHttpsEdge(
  port: number,
  siteOf: (path: string) => string,
): Promise<{ stop: () => void }> {
  const server = createServer(makeCertificate(), (req, res) => {
    const { hostname, port: sitePort } = new URL(siteOf(req.url ?? "/"));
    const onward = request(
      {
        hostname,
        port: sitePort,
        path: req.url,
        // A kept-alive connection may be closed by the site just as it is used again.
        agent: false,
        method: req.method,
        headers: {
          ...req.headers,
          "x-forwarded-for": req.socket.remoteAddress ?? "",
          "x-forwarded-proto": "https",
          "x-forwarded-host": req.headers.host ?? "",
        },
      },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on("error", () => res.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A certificate for `localhost` that nobody has signed but itself. */
export function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "croupier-https-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
    execFileSync(
      programPath("openssl"),
      ["req", "-x509", ...curve, "-nodes", "-days", "2", ...name, "-keyout", key, "-out", cert],
      {
        stdio: "ignore",
      },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
