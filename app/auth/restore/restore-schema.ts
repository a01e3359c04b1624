import { z } from "zod";
import { loginField } from "../login/login-schema";

export const RestoreSchema = z.object({ login: loginField, redirectUrl: z.string().optional() });
