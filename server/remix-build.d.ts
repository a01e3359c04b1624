/** Remix's output for the server. The build's bundler puts it in (scripts/build.mjs). */
declare module "virtual:remix/server-build";
