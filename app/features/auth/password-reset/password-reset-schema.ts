import { z } from "zod";
import { loginField } from "~/features/auth/sign-in/login-schema";

export const PasswordResetSchema = z.object({ login: loginField, redirectUrl: z.string().optional() });
