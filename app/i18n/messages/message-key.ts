import { z } from "zod";
import { catalogue, type MessageKey } from "./catalogue";

/** A message that this version of the site knows, where a text names one. */
export const MessageKeySchema = z.custom<MessageKey>(
  (key) =>
    typeof key === "string" && (Object.hasOwn(catalogue, key) || Object.hasOwn(catalogue, `${key}_other`)),
);
