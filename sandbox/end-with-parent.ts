const PARENT_CHECKED_EVERY = 500;

/** npm and the shell that it starts pass no signal on: once they are gone, nobody is left to end this process. */
export function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, PARENT_CHECKED_EVERY);
  timer.unref();
}
