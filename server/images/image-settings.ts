import type { ServerConfig } from "../config";

export type ImageSettings = Pick<
  ServerConfig,
  "imageOrigins" | "imageQueryOrigins" | "imageSourcePrefixes"
> & {
  app: Pick<
    ServerConfig["app"],
    "platformUrl" | "contentUrl" | "platformPublicUrl" | "contentPublicUrl" | "contentApiPrefix"
  >;
};
