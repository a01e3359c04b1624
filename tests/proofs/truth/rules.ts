import type { GatewayRule } from "../../support/gateway";

const html = "<!doctype html><title>Sign in</title><form></form>";

/** A page for people, as a login or a firewall sends it. */
export const page =
  (status: number): GatewayRule =>
  () =>
    new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });

export const status =
  (code: number): GatewayRule =>
  () =>
    new Response(null, { status: code });

/** A rule for some paths alone; the others pass. */
export const at =
  (path: RegExp, rule: GatewayRule): GatewayRule =>
  (request, pass) =>
    path.test(new URL(request.url).pathname) ? rule(request, pass) : pass(request);

/** A typed refusal of the platform. */
export const refusal =
  (code: number, type: string): GatewayRule =>
  () =>
    Response.json({ error: { type, code: "NO" } }, { status: code });

/** Replies with another text. */
export const changed =
  (change: (text: string) => string): GatewayRule =>
  async (request, pass) => {
    const reply = await pass(request);
    return new Response(change(await reply.text()), reply);
  };
