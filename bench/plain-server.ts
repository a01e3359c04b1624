import { createServer } from "node:http";

// The reference: sends the bytes from standard input for every request, as fast as this machine can.

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const page = Buffer.concat(chunks);

const server = createServer((req, res) => {
  if (req.url === "/metrics") {
    const { user, system } = process.cpuUsage();
    res.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
    return;
  }
  res.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": page.length });
  res.end(page);
});

server.listen(0, () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);
});
