/** Where this machine reaches a site that names no public origins. `port` may be the path of a socket. */
export function localOrigins(port: number | string): string[] {
  if (String(port).startsWith("/")) return ["http://localhost"];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
