/** Platform words in the names of binary packages, compared as whole words: `openharmony` is not `arm`. */
const OS = new Set("android darwin linux win32 freebsd openbsd netbsd sunos openharmony aix".split(" "));
const CPU = new Set("arm64 x64 arm ia32 ppc64 riscv64 s390x loong64 wasm32 mips64el".split(" "));
const LIBC: Record<string, string> = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };

interface Platform {
  cpu: string[];
  os?: string[];
  libc?: string[];
}

/** The platform in a package's name, in the form of a lock file; null when it names no processor. */
export function platformOf(name: string): Platform | null {
  const words = name.split(/[-/.]/);
  const cpu = words.find((word) => CPU.has(word));
  if (!cpu) return null;
  const os = words.find((word) => OS.has(word));
  const libc =
    os === "linux" ? words.map((word) => LIBC[word]).find((found) => found !== undefined) : undefined;
  return { cpu: [cpu], ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

/** The lock file's key to which a package's dependency resolves: nested in it, or in one of its ancestors. */
export function foundAt(packages: Record<string, unknown>, path: string, name: string): string | undefined {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/")))) {
    const at = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[at]) return at;
    if (!from) return undefined;
  }
}
