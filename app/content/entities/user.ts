import { z } from "zod";

// Accounts of the content service (docs/contract.md#4.3); players are the platform's.

const text = z.string();

export const ContentUserSchema = z.object({
  id: z.union([text, z.number().transform(String)]),
  username: text,
  email: text,
  provider: text.optional(),
  confirmed: z.boolean().optional(),
  blocked: z.boolean().optional(),
  role: z.object({ id: z.union([text, z.number().transform(String)]), name: text }).optional(),
});

/** The reply of every sign-in; `jwt` is the bearer token of later requests. */
export const ContentAuthReplySchema = z.object({ jwt: text, user: ContentUserSchema });
