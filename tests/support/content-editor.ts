export interface ContentEditor {
  /** Lays fields over the one entry of a type that has this value, in a locale. */
  change(type: string, where: [field: string, value: string], fields: object, locale?: string): Promise<void>;
  add(type: string, fields: object, locale?: string): Promise<void>;
}

/** An editor at work in the content service of a sandbox (docs/contract.md#4.3, version 4). */
export async function signInEditor(sandboxUrl: string): Promise<ContentEditor> {
  let authorization = "";

  async function send<T>(verb: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${sandboxUrl}/api/${path}`, {
      method: verb,
      headers: { "Content-Type": "application/json", ...(authorization && { authorization }) },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`content ${verb} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }

  const { jwt } = await send<{ jwt: string }>("POST", "auth/local", {
    identifier: "editor",
    password: "Sandbox1!",
  });
  authorization = `Bearer ${jwt}`;

  return {
    async change(type, [field, value], fields, locale = "en-US") {
      const filter = new URLSearchParams({ [`filters[${field}][$eq]`]: value, locale });
      const { data } = await send<{ data: { id: number }[] }>("GET", `${type}?${filter}`);
      const [entry] = data;
      if (!entry) throw new Error(`no entry of ${type} with ${field} ${value}`);
      await send("PUT", `${type}/${entry.id}?locale=${locale}`, { data: fields });
    },
    async add(type, fields, locale = "en-US") {
      await send("POST", `${type}?locale=${locale}`, { data: fields });
    },
  };
}
