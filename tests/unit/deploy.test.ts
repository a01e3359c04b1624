import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ownCookies, personalCookies } from "../../app/session/cookies/cookies";
import { readConfig } from "../../server/config";
import { environmentSchema } from "../../server/environment";
import { LAST_ANSWERS_MS, longestStop } from "../../server/process/shutdown";
import { startPipeline } from "../support/start-pipeline";

// Compares deploy/ with the code: names, ports, paths and times that somebody would otherwise find out at night.

const read = (file: string) => readFileSync(join("deploy", file), "utf8");
const compose = parse(read("compose.yaml"), { merge: true });
const kubernetes = Object.fromEntries(
  readdirSync("deploy/kubernetes/base").map((file) => [
    file.replace(".yaml", ""),
    parse(read(`kubernetes/base/${file}`)),
  ]),
);
const containerfile = read("Containerfile");
const stages = Object.fromEntries(
  containerfile
    .split(/^FROM /m)
    .slice(1)
    .map((text) => [/ AS (\w+)/.exec(text)?.[1] ?? "", text]),
);
const unit = read("systemd/croupier@.service");
/** Settings of the unit's own, beside those of its file. */
const unitVariables = Object.fromEntries(
  [...unit.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=([^\s"]+)/gm)].map(([, name, value]) => [name, value]),
);
const pod = kubernetes.deployment.spec.template.spec;
const [container] = pod.containers;
const mounts = Object.fromEntries(
  container.volumeMounts.map(({ name, mountPath }: Record<string, string>) => [name, mountPath]),
);
const secrets = [...read("kubernetes/base/kustomization.yaml").matchAll(/--from-literal=(\w+)/g)].map(
  ([, name = ""]) => name,
);

/** Variables that a stage of the image sets. */
const variablesOf = (stage = "") =>
  [...stage.matchAll(/^(?:ENV | {2})([A-Z_]+)=/gm)].map(([, name = ""]) => name);
/** `${NAME:-default}` as compose reads it. */
const settled = (environment: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, "$1")]),
  );

/** Those that are the site's: the rest is glibc's and Node's. */
const settingsOf = (variables: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !/^(?:MALLOC_|NODE_OPTIONS)/.test(name)));

const ofPods = {
  ...kubernetes.configuration.data,
  ...Object.fromEntries(secrets.map((name) => [name, "0123456789abcdef0123456789abcdef"])),
};

describe("settings", () => {
  const ofSites = settled(compose.services["site-1"].environment);

  it.each([
    ["compose", ofSites],
    ["Kubernetes", ofPods],
    ["systemd", settingsOf(unitVariables)],
  ])("of %s are known, and a site starts with them", (_where, environment) => {
    expect(Object.keys(environment).filter((name) => !(name in environmentSchema.shape))).toEqual([]);
    expect(readConfig({ ...ofPods, ...environment, NODE_ENV: "production" }).redisUrl).toMatch(/^redis:/);
  });

  it("of the image are known", () => {
    const forNode = ["NODE_OPTIONS", "LD_PRELOAD", "MALLOC_ARENA_MAX"];
    const known = [...forNode, ...Object.keys(environmentSchema.shape)];
    expect(variablesOf(stages.site).length).toBeGreaterThan(2);
    for (const name of [...variablesOf(stages.base), ...variablesOf(stages.site)])
      expect(known).toContain(name);
    const options = /NODE_OPTIONS="([^"]+)"/.exec(stages.site ?? "")?.[1] ?? "none";
    expect(readFileSync("docs/operator-guide.md", "utf8")).toContain(options);
  });

  it("of glibc are those that the guide gives and the measurement of memory starts with", () => {
    const measured = readFileSync("bench/memory.ts", "utf8");
    const guide = readFileSync("docs/operator-guide.md", "utf8");
    const set = [...guide.matchAll(/\b(MALLOC_\w+)=(\d+)/g)];
    expect(set).toHaveLength(3);
    for (const [, name, value] of set) expect(measured).toContain(`${name}: "${value}"`);
  });

  it("of the sandbox are its own", () => {
    const names = [...variablesOf(stages.sandbox), ...Object.keys(compose.services.sandbox.environment)];
    const settings = readFileSync("sandbox/settings.ts", "utf8");
    for (const name of names) expect(settings).toContain(name);
  });
});

describe("the image", () => {
  it("has no development packages, and runs as somebody who may write nothing", () => {
    expect(stages.packages).toContain("npm ci --omit=dev");
    for (const stage of ["base", "site", "sandbox"]) expect(stages[stage]).not.toMatch(/COPY \. |npm run/);
    const lastUser = [...`${stages.base}${stages.site}`.matchAll(/^USER (\w+)/gm)].at(-1)?.[1];
    expect(lastUser).toBe("node");
    expect(compose.services["site-2"]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
  });

  it("brings what the build does not hold: sharp, and what that needs", () => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    const needed = Object.keys(packages["node_modules/sharp"].dependencies).map((name) =>
      name.replace(/\/.*/, ""),
    );
    const copied = [...(stages.site ?? "").matchAll(/\/src\/node_modules\/(\S+) /g)].map(([, name]) => name);
    expect(copied.sort()).toEqual([...needed, "sharp"].sort());
    expect(readFileSync("scripts/build.mjs", "utf8")).toContain('external: ["sharp", "vite"]');
  });

  it("writes where a volume is", () => {
    const folder = /BOOT_SNAPSHOT_DIR=(\S+)/.exec(stages.site ?? "")?.[1];
    expect(mounts.snapshots).toBe(folder);
    expect(compose.services["site-1"].tmpfs.join()).toContain(`${folder}:`);
  });

  it("has an ignore file that leaves everything in that the build reads", () => {
    const left = read("Containerfile.dockerignore").split("\n");
    for (const needed of ["app", "server", "sandbox", "scripts", "public"])
      expect(left).not.toContain(needed);
    expect(left).toEqual(expect.arrayContaining([".env", ".git", "**/node_modules"]));
  });
});

describe("files of a build", () => {
  const settings = { ...compose.services["site-1"].environment, ...kubernetes.configuration.data };
  const folder = settings.SHARED_ASSETS_DIR;

  it("lie where the processes of all builds reach them", () => {
    const volume = pod.volumes.find(({ name }: { name: string }) => name === "assets");
    const claim = kubernetes["shared-assets"];
    expect(mounts.assets).toBe(folder);
    expect(volume.persistentVolumeClaim.claimName).toBe(claim.metadata.name);
    expect(claim.spec.accessModes).toEqual(["ReadWriteMany"]);
    for (const [name, site] of Object.entries<{ volumes?: string[] }>(compose.services))
      if (name.startsWith("site-")) expect(site.volumes).toEqual([`assets:${folder}`]);
    expect(compose.volumes).toHaveProperty("assets");
    expect(compose.services["site-2"].environment.SHARED_ASSETS_DIR).toBe(folder);
    expect(unitVariables.SHARED_ASSETS_DIR).not.toContain("%i");
    expect(unit).toMatch(/^User=\w+$/m);
  });

  it("lie in a folder of the image's user, whose rights a new volume takes", () => {
    expect(stages.base).toMatch(new RegExp(`mkdir .*${folder} && chown node:node /var/lib/croupier\\*`));
  });
});

it("what is applied are all files of the base", () => {
  const files = Object.keys(kubernetes).filter((name) => name !== "kustomization");
  expect([...kubernetes.kustomization.resources].sort()).toEqual(files.map((name) => `${name}.yaml`).sort());
});

describe("an overlay", () => {
  const folders = readdirSync("deploy/kubernetes/overlays");
  it.each(folders)("of %s starts a site of this brand and region", (pair) => {
    const overlay = parse(read(`kubernetes/overlays/${pair}/kustomization.yaml`));
    expect(overlay).toMatchObject({ namespace: pair, resources: ["../../base"] });
    expect(overlay.images.map(({ name }: { name: string }) => name)).toEqual([container.image]);

    const [settings, brand] = overlay.configMapGenerator;
    expect(settings).toMatchObject({ name: kubernetes.configuration.metadata.name, behavior: "merge" });
    const own = Object.fromEntries(settings.literals.map((line: string) => line.split(/=(.*)/, 2)));
    expect(Object.keys(own).filter((name) => !(name in environmentSchema.shape))).toEqual([]);
    expect(`${own.BRAND}-${own.REGION}`).toBe(pair);

    const [{ target, patch }] = overlay.patches;
    expect(target).toEqual({ kind: "Deployment", name: kubernetes.deployment.metadata.name });
    const [volume, mount] = parse(patch).map(({ value }: { value: object }) => value);
    expect([volume.configMap.name, mount.name]).toEqual([brand.name, volume.name]);
    expect(own.BRAND_FILE).toBe(join(mount.mountPath, brand.files[0]));

    const BRAND_FILE = join("deploy/kubernetes/overlays", pair, brand.files[0]);
    const config = readConfig({ ...ofPods, ...own, BRAND_FILE, NODE_ENV: "production" });
    expect(config.siteLabels).toEqual({ brand: own.BRAND, region: own.REGION });
    expect(config.siteOrigins).toEqual([own.SITE_ORIGINS]);
  });
});

describe("monitoring", () => {
  const { groups } = parse(read("observability/alerts.yaml"));
  const [job] = parse(read("observability/scrape.yaml")).scrape_configs;

  it("wakes somebody before a container is killed for its memory", () => {
    const rules = groups.flatMap((group: { rules: { alert: string; expr: string }[] }) => group.rules);
    const { expr } = rules.find(({ alert }: { alert: string }) => alert === "SiteMemory");
    const limit = Number.parseInt(container.resources.limits.memory, 10) * 1024 ** 2;
    expect(Number(/> (\S+)/.exec(expr)?.[1]) / limit).toBeCloseTo(0.8, 2);
  });

  it("scrapes the pods under the name that alerts know", () => {
    expect(read("observability/alerts.yaml")).toContain(`up{job="${job.job_name}"}`);
    const wanted = job.relabel_configs.map(({ regex }: { regex: string }) => regex);
    expect(wanted.slice(0, 2)).toEqual([
      kubernetes.deployment.spec.template.metadata.labels.app,
      container.ports[0].name,
    ]);
    expect(secrets).toContain("METRICS_TOKEN");
  });
});

describe("ports and paths", () => {
  const port = environmentSchema.shape.PORT.parse(undefined);

  it("are those of the site", () => {
    expect(stages.site).toContain(`EXPOSE ${port}`);
    expect(container.ports).toEqual([{ name: "http", containerPort: port }]);
    const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
    expect(probes.map(({ httpGet }) => httpGet)).toEqual([
      { path: "/healthz", port: "http" },
      { path: "/readyz", port: "http" },
      { path: "/healthz", port: "http" },
    ]);
    expect(kubernetes["network-policy"].spec.ingress[0].ports[0].port).toBe(port);
  });

  it("of a unit are folders that systemd makes for it", () => {
    for (const [name, folder] of [
      ["RuntimeDirectory", unitVariables.PORT?.replace(/^\/run\/|\/site\.sock$/g, "")],
      [
        "StateDirectory",
        `${unitVariables.BOOT_SNAPSHOT_DIR} ${unitVariables.SHARED_ASSETS_DIR}`.replaceAll("/var/lib/", ""),
      ],
    ])
      expect(unit).toContain(`\n${name}=${folder}\n`);
    expect(read("README.md")).toContain(`unix:${unitVariables.PORT?.replace("%i", "1")}`);
  });

  // nginx makes the last folder of a path, and none above it.
  it("of nginx's cache begin in a folder that every system has", () => {
    const [, folder = ""] = /^proxy_cache_path (\S+)/m.exec(read("nginx/croupier.conf")) ?? [];
    expect(dirname(folder)).toBe("/var/cache");
    expect(compose.services.nginx.tmpfs).toContain(folder);
  });

  it("of nginx lead to the sites of compose", () => {
    const servers = [...read("nginx/instances.conf").matchAll(/server ([\w-]+):(\d+)/g)];
    const sites = Object.keys(compose.services).filter((name) => name.startsWith("site-"));
    expect(servers.map(([, name]) => name)).toEqual(sites);
    expect(servers.map(([, , to]) => Number(to))).toEqual(sites.map(() => port));
    const listens = /listen (\d+);/.exec(read("nginx/croupier.conf"))?.[1];
    expect(compose.services.nginx.ports).toEqual([`${listens}:${listens}`]);
    expect(new URL(compose.services["site-1"].environment.SITE_ORIGINS).port).toBe(listens);
  });
});

describe("times", () => {
  const ofPods = Number(kubernetes.configuration.data.DRAIN_MS);
  const sites = Object.entries(compose.services)
    .filter(([name]) => name.startsWith("site-"))
    .map(([name, site]) => {
      const { stop_grace_period: grace, environment } = site as typeof pod;
      return [name, Number.parseInt(grace, 10), Number(environment.DRAIN_MS)] as const;
    });

  const ofUnit = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  it.each([
    ["a pod", pod.terminationGracePeriodSeconds, ofPods] as const,
    ["a unit", ofUnit, Number(unitVariables.DRAIN_MS)] as const,
    ...sites,
  ])("leave %s what it needs to end", (_name, graceSeconds, drainMs) => {
    expect(graceSeconds * 1000).toBe(drainMs + 35_000);
    expect(graceSeconds * 1000).toBeGreaterThan(longestStop(drainMs));
  });

  it("leave a balancer two probes to notice", () => {
    expect(ofPods).toBeGreaterThanOrEqual(2 * container.readinessProbe.periodSeconds * 1000);
  });

  it("of nginx are longer than a payment", () => {
    const seconds = Number(/proxy_read_timeout (\d+)s/.exec(read("nginx/croupier.conf"))?.[1]);
    expect(seconds * 1000).toBeGreaterThan(LAST_ANSWERS_MS);
  });
});

it("instances are added by a metric that there is", async () => {
  const [byRequests] = kubernetes.autoscaling.spec.metrics;
  const server = await startPipeline();
  const { text } = await server.ask("/metrics");
  await server.close();
  expect(text).toContain(`# TYPE ${byRequests.pods.metric.name} gauge`);
});

describe("caches", () => {
  const rules = parse(read("cdn-rules.yaml"));
  const nginx = read("nginx/croupier.conf");
  const pattern = new RegExp(/"~(.*)" 1;/.exec(nginx)?.[1] ?? "none");
  const { names, prefix, but } = rules.bypass_cookies;
  const isBypassed = (name: string) =>
    names.includes(name) || (name.startsWith(prefix) && !but.includes(name));

  it.each(personalCookies)("ask the site for a request with the cookie %s", (name) => {
    expect([isBypassed(name), pattern.test(`a=1; ${name}=x`)]).toEqual([true, true]);
  });

  it.each(rules.key.cookies as string[])("keep pages by the cookie %s", (name) => {
    expect([isBypassed(name), pattern.test(`${name}=x`)]).toEqual([false, false]);
    expect(Object.values(ownCookies)).toContain(name);
    expect(nginx).toContain(`$cookie_${name}`);
  });
});
