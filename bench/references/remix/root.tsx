import type { MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import { HeadTags } from "../hall-page";
import { description, title } from "../hall-parts";

export const meta: MetaFunction = () => [{ title }, { name: "description", content: description }];

export default function App() {
  return (
    <html lang="en-US" dir="ltr">
      <head>
        <HeadTags />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
