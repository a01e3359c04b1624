import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useFetcher, useLoaderData } from "@remix-run/react";
import { keptHall, type ReadJson, readPlayer } from "../../hall-data";
import { type FrameworkParts, HallPage } from "../../hall-page";

const readJson: ReadJson = async (path, cookie) => {
  const answer = await fetch(`${process.env.UPSTREAM}${path}`, { headers: cookie ? { cookie } : {} });
  return answer.json();
};

const hall = keptHall(readJson);

export async function loader({ request }: LoaderFunctionArgs) {
  const cookie = request.headers.get("cookie") ?? undefined;
  const [data, player] = await Promise.all([hall(), readPlayer(readJson, cookie)]);
  return { data, player };
}

const parts: FrameworkParts = {
  Link,
  Form,
  Heart: function Heart({ sysname, name, isLiked }) {
    const fetcher = useFetcher();
    return (
      <fetcher.Form method="post" action="/favourites">
        <button
          type="submit"
          className="heart"
          name="sysname"
          value={sysname}
          aria-label={`Favourite: ${name}`}
          aria-pressed={isLiked}
        />
      </fetcher.Form>
    );
  },
};

export default function GameHall() {
  return <HallPage {...useLoaderData<typeof loader>()} parts={parts} />;
}
