import type { IncomingMessage, ServerResponse } from "node:http";
import { paths } from "../../../app/routing/paths";
import type { ServerConfig } from "../../config";
import { sendError } from "../error-page";
import type { Step } from "../request-state";

type Security = ServerConfig["security"];

const SECURITY_FILE = "/.well-known/security.txt";

/** Whether there is a contact, and the operator still vouches for it. */
export function hasSecurityFile({ contacts, expires }: Security): boolean {
  return contacts.length > 0 && expires !== undefined && expires.getTime() > Date.now();
}

/**
 * Addresses that other software looks for: where to report a vulnerability (RFC 9116), and where a password is changed.
 */
export function createWellKnownStep(security: Security): Step {
  function sendSecurityFile(req: IncomingMessage, res: ServerResponse) {
    req.state.label = "security.txt";
    if (!hasSecurityFile(security)) return sendError(req, res, 404);
    const text = securityFile(security, req.state.origin);
    res.setHeader("Cache-Control", "public, max-age=3600");
    res.setHeader("Content-Type", "text/plain; charset=utf-8");
    res.setHeader("Content-Length", Buffer.byteLength(text));
    res.end(req.method === "HEAD" ? undefined : text);
  }

  function leadToPassword(req: IncomingMessage, res: ServerResponse) {
    req.state.label = "change-password";
    res.statusCode = 302;
    res.setHeader("Cache-Control", "no-store");
    // The page prompts a visitor to sign in, and then continues to it.
    res.setHeader("Location", paths.profileSecurity());
    res.end();
  }

  return (req, res) => {
    const answer = {
      [SECURITY_FILE]: sendSecurityFile,
      "/.well-known/change-password": leadToPassword,
    }[req.state.path];
    if (!answer || req.method === "POST") return false;
    answer(req, res);
    return true;
  };
}

function securityFile({ contacts, expires, languages }: Security, origin: string): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires?.toISOString()}`,
    ...(languages.length > 0 ? [`Preferred-Languages: ${languages.join(", ")}`] : []),
    `Canonical: ${origin}${SECURITY_FILE}`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}
