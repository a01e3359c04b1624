import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "~/routing/redirects/redirect.server";
import { findCategoryRedirect } from "./category-redirect.server";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { path, status } = await findCategoryRedirect(context, params.id ?? "", query);
  return redirect(path, status);
}
