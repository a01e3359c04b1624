import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useFetcher, useLoaderData } from "@remix-run/react";
import type { ReadJson } from "../../hall-data";
import { type FrameworkParts, HallPage, HeartButton } from "../../hall-page";
import { pageReader } from "../../read-page";

const readJson: ReadJson = async (path, cookie) => {
  const answer = await fetch(`${process.env.UPSTREAM}${path}`, { headers: cookie ? { cookie } : {} });
  return answer.json();
};

const readPage = pageReader(readJson);

export function loader({ request }: LoaderFunctionArgs) {
  return readPage(new URL(request.url).pathname, request.headers.get("cookie") ?? undefined);
}

const parts: FrameworkParts = {
  Link,
  Form,
  Heart: function Heart(game) {
    const fetcher = useFetcher();
    return (
      <fetcher.Form method="post" action="/favourites">
        <HeartButton {...game} />
      </fetcher.Form>
    );
  },
};

export default function Page() {
  return <HallPage {...useLoaderData<typeof loader>()} parts={parts} />;
}
