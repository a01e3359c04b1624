/** The address that the frame has moved to by itself: the page has nothing to load for it. */
let moved: string | undefined;

export function noteFrameMove(path: string): void {
  moved = path;
}

/** Whether a navigation to this address, without locale or with it, only follows the frame. */
export function followsFrame({ pathname }: Pick<URL, "pathname">): boolean {
  return moved !== undefined && pathname.endsWith(moved);
}
