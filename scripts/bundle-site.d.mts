export const REMIX_OUTPUT: string;
export function bundleSite(app: string, outdir: string): Promise<void>;
