import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import { paths } from "~/paths";
import { readForm } from "~/validation/read-form.server";
import { answerLaunch } from "./launch.server";

export const handle = {
  shared: false,
  opensMiniApp: true,
  page: { names: ["forms-launch"], isIndexed: false },
} satisfies RouteHandle;

export function loader() {
  return redirect(paths.home());
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerLaunch(context, await readForm(request));
}

/** Never rendered: a launch redirects, or throws to the error page. */
export default function LaunchPage() {
  return null;
}
