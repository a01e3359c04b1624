import { unlinkSync } from "node:fs";
import type { Server } from "node:http";
import { connect } from "node:net";

interface Place {
  /** A number, or the path of a socket. */
  port: number | string;
  /** One address of this machine; undefined: all of them. */
  host?: string | undefined;
  /** The name of the setting that has the port. */
  variable?: string;
}

/** Begins to listen. Rejects with words that name the setting. */
export async function listen(server: Server, place: Place): Promise<void> {
  try {
    await tryToListen(server, place);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isLeftOver = code === "EADDRINUSE" && (await isLeftOverSocket(place.port));
    if (!isLeftOver) throw new Error(reasonOf(error as NodeJS.ErrnoException, place));
    unlinkSync(String(place.port));
    await tryToListen(server, place);
  }
}

function tryToListen(server: Server, { port, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(typeof port === "string" ? { path: port } : { port, host }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** A process that was killed leaves the file of its socket behind: nobody answers there. */
function isLeftOverSocket(port: number | string): Promise<boolean> {
  if (typeof port === "number") return Promise.resolve(false);
  return new Promise((resolve) => {
    const probe = connect(port, () => {
      probe.destroy();
      resolve(false);
    });
    probe.on("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "ECONNREFUSED"));
  });
}

function reasonOf({ code, message }: NodeJS.ErrnoException, { port, host, variable = "PORT" }: Place) {
  if (code === "EADDRINUSE") return `Port ${port} is taken: set ${variable} to another one.`;
  if (code === "EADDRNOTAVAIL") return `HOST ${host} is no address of this machine.`;
  if (code === "EACCES") return `${variable} ${port} is not for this user to listen on.`;
  return message;
}
