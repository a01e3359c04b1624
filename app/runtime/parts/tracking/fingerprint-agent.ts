import { loadScript } from "~/custom-code/load-script";

/** As much of the agent's public interface as is used. */
interface AgentWindow {
  seon?: { init?: () => unknown; getSession: (settings: object) => Promise<string> };
}

/** The device's session from the agent's script; null where the script brings none. */
export async function agentSession(src: string): Promise<string | null> {
  await loadScript(src);
  const agent = (window as AgentWindow).seon;
  await agent?.init?.();
  return (await agent?.getSession({})) ?? null;
}
