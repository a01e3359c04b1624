import { pathParameters } from "./parameters";

// Platform paths that browsers reach through the relay, besides the methods (docs/contract.md#3.7 and #3.13).

const word = { type: "string" };
const query = (name: string, required: boolean, schema: object = word) => ({
  name,
  in: "query",
  required,
  schema,
});
const flag = { type: "string", enum: ["1"] };

interface Relayed {
  summary: string;
  parameters: object[];
  responses: Record<string, { description: string; content?: object }>;
}

function launch(path: string): [string, Relayed] {
  return [
    path,
    {
      summary: "Starts a game. Refusals come with `X-Error-Type` and `X-Error-Code`",
      parameters: [query("v", true), query("locale", true), query("_non_strict", false, flag)],
      responses: {
        "200": { description: "A page for a frame", content: { "text/html": { schema: word } } },
        "302": { description: "To the provider" },
        default: { description: "A page that reports the refusal", content: { "text/html": {} } },
      },
    },
  ];
}

const relayed: [string, Relayed][] = [
  launch("/platform/game/{sysname}"),
  launch("/platform/game/{sysname}/{mode}"),
  launch("/platform/game/custom/{id}/{mode}"),
  [
    "/hit",
    {
      summary: "Counts a visit",
      parameters: [
        ...["referrer", "track_id", "publisher_id", "goal_id", "goal_entry_id", "link_id"].map((name) =>
          query(name, false),
        ),
        query("seon_session", false),
      ],
      responses: { "204": { description: "Counted" } },
    },
  ],
  [
    "/oauth/init",
    {
      summary: "Signs in through another service",
      parameters: [
        query("service", true),
        query("redirect_url", true),
        query("type_auth", true, { type: "string", enum: ["authorization", "registration"] }),
      ],
      responses: {
        "302": { description: "To the service" },
        "400": { description: "The way back is another host" },
      },
    },
  ],
];

export const relayedPaths = Object.fromEntries(
  relayed.map(([path, { summary, parameters, responses }]) => [
    path,
    {
      get: {
        operationId: `GET ${path}`,
        tags: ["relayed"],
        summary,
        "x-cache-class": "P",
        security: [{}, { session: [] }],
        parameters: [...pathParameters(path), ...parameters],
        responses,
      },
    },
  ]),
);
