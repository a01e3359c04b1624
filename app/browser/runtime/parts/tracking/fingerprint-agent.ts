import { loadScript } from "~/browser/custom-code/load-script";

/** The part of the agent's public API that is used. */
interface AgentWindow {
  seon?: { init?: () => unknown; getSession: (settings: object) => Promise<string> };
}

/** The device session of the agent's script; null when the script provides none. */
export async function agentSession(src: string): Promise<string | null> {
  await loadScript(src);
  const agent = (window as AgentWindow).seon;
  await agent?.init?.();
  return (await agent?.getSession({})) ?? null;
}
