import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * What a link does to the connections that it meets. `late`: every reply comes that many milliseconds later. `frozen`:
 * nothing arrives until the link works again. `silent`: nothing arrives, ever. `deaf`: everything arrives, and no reply
 * comes back. `cut`: the connection ends after that many bytes of replies.
 */
export type LinkFault =
  | { kind: "late"; ms: number }
  | { kind: "frozen" }
  | { kind: "silent" }
  | { kind: "deaf" }
  | { kind: "cut"; bytes: number };

interface Connection {
  client: Socket;
  server: Socket;
  fault: LinkFault | null;
  buffered: Buffer[];
  replied: number;
}

/** A TCP link to a local port, between a process and one of its backends. */
export async function startLink(target: string) {
  const { port } = new URL(target);
  const connections = new Set<Connection>();
  let met = 0;
  let standing: { fault: LinkFault; meets: (sent: string) => boolean } | null = null;

  const listener = createServer((client) => {
    const server = connect(Number(port), "127.0.0.1");
    const link: Connection = { client, server, fault: null, buffered: [], replied: 0 };
    connections.add(link);
    client.on("data", (bytes) => ask(link, bytes));
    server.on("data", (bytes) => reply(link, bytes));
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on("error", () => {});
      from.on("close", () => {
        connections.delete(link);
        to.destroy();
      });
    }
  });

  function ask(link: Connection, bytes: Buffer) {
    if (standing && !link.fault && standing.meets(bytes.toString("latin1"))) {
      link.fault = standing.fault;
      met += 1;
    }
    if (link.fault?.kind === "frozen") link.buffered.push(bytes);
    else if (link.fault?.kind !== "silent") link.server.write(bytes);
  }

  function reply(link: Connection, bytes: Buffer) {
    const { client, fault } = link;
    if (fault?.kind === "deaf" || fault?.kind === "silent") return;
    if (fault?.kind === "late") setTimeout(() => client.writable && client.write(bytes), fault.ms);
    else if (fault?.kind !== "cut") client.write(bytes);
    else {
      client.write(bytes.subarray(0, Math.max(0, fault.bytes - link.replied)));
      link.replied += bytes.length;
      if (link.replied >= fault.bytes) client.end(() => client.destroy());
    }
  }

  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  return {
    url: `${new URL(target).protocol}//127.0.0.1:${(listener.address() as AddressInfo).port}`,
    /** From now on, for connections that send what `meets` says. */
    fail(fault: LinkFault, meets: (sent: string) => boolean = () => true) {
      standing = { fault, meets };
      met = 0;
    },
    /** Works again; a connection that was silent or deaf ends then. Returns how many met the fault. */
    mend(): number {
      standing = null;
      for (const link of connections) {
        if (link.fault?.kind === "frozen")
          for (const bytes of link.buffered.splice(0)) link.server.write(bytes);
        if (link.fault?.kind === "silent" || link.fault?.kind === "deaf") link.client.destroy();
        link.fault = null;
      }
      return met;
    },
    stop() {
      listener.close();
      for (const { client } of connections) client.destroy();
    },
  };
}

export type Link = Awaited<ReturnType<typeof startLink>>;
