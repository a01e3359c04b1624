import { z } from "zod";
import { isMessageKey, type MessageKey } from "./catalogue";

/** A message that this version of the site knows, where a text names one. */
export const MessageKeySchema = z.custom<MessageKey>((key) => typeof key === "string" && isMessageKey(key));
