import { z } from "zod";
import { isMessageKey, type MessageKey } from "./catalogue";

/** A text that is a message key of this build. */
export const MessageKeySchema = z.custom<MessageKey>((key) => typeof key === "string" && isMessageKey(key));
