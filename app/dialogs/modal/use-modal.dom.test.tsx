import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useModal } from "./use-modal";

interface Props {
  isClosable?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** As the server writes it: open. */
function Box({ isClosable = true, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, { isClosable, onClose });
  return (
    <dialog ref={dialog} open>
      <h2 tabIndex={-1}>Title</h2>
      {children}
    </dialog>
  );
}

const onClose = vi.fn();
const show = vi.spyOn(HTMLDialogElement.prototype, "showModal");
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog");

function open(props: Partial<Props> = {}) {
  const opener = document.createElement("button");
  opener.textContent = "opener";
  document.body.append(opener);
  opener.focus();
  return render(<Box onClose={onClose} {...props} />);
}

beforeEach(() => {
  onClose.mockReset();
  show.mockClear();
});
afterEach(() => document.body.replaceChildren());

describe("a modal dialog", () => {
  it("is the browser's own, which keeps the focus within, and gives the focus back", () => {
    const { unmount } = open();
    expect(show).toHaveBeenCalledTimes(1);
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole("heading"));
    unmount();
    expect(document.activeElement).toBe(screen.getByText("opener"));
  });

  it("begins where it says", () => {
    open({
      children: (
        <button type="button" data-focus="">
          first
        </button>
      ),
    });
    expect(document.activeElement).toBe(screen.getByText("first"));
  });

  it("gives the focus to nothing that is gone", () => {
    const { unmount } = open();
    screen.getByText("opener").remove();
    unmount();
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    "that may be closed (%s) asks for it %i times at Escape, and closes by nothing itself",
    (isClosable, times) => {
      open({ isClosable });
      const isKeyPassed = fireEvent.keyDown(dialog(), { key: "Escape" });
      expect(isKeyPassed).toBe(isClosable);
      expect(fireEvent(dialog(), new Event("cancel", { cancelable: true }))).toBe(false);
      expect(onClose).toHaveBeenCalledTimes(times);
      expect(dialog().open).toBe(true);
    },
  );

  it("leaves other keys, and events of its fields, alone", () => {
    open({ isClosable: false, children: <input type="file" aria-label="file" /> });
    expect(fireEvent.keyDown(dialog(), { key: "Enter" })).toBe(true);
    const cancel = new Event("cancel", { bubbles: true, cancelable: true });
    expect(fireEvent(screen.getByLabelText("file"), cancel)).toBe(true);
  });

  it("that a browser closes by force is requested to close, or shown again", () => {
    const { rerender } = open();
    const element = dialog();
    element.close();
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(<Box onClose={onClose} isClosable={false} />);
    element.showModal();
    show.mockClear();
    element.close();
    expect(show).toHaveBeenCalledTimes(1);
    expect(element.open).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("that is open again when the browser's close event comes stays open", () => {
    open();
    fireEvent(dialog(), new Event("close"));
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog().open).toBe(true);
  });

  it.each([
    ["pressed and let go outside", 10, 10, 1],
    ["selected from the inside out", 150, 10, 0],
    ["pressed outside and let go inside", 10, 150, 0],
    ["pressed and let go inside", 150, 150, 0],
  ])("%s", (_, from, to, times) => {
    open();
    vi.spyOn(dialog(), "getBoundingClientRect").mockReturnValue({
      left: 100,
      right: 200,
      top: 100,
      bottom: 200,
    } as DOMRect);
    fireEvent.pointerDown(dialog(), { clientX: from, clientY: from });
    fireEvent.click(dialog(), { clientX: to, clientY: to });
    expect(onClose).toHaveBeenCalledTimes(times);
  });

  it("calls the current handler", () => {
    const { rerender } = open();
    const later = vi.fn();
    rerender(<Box onClose={later} />);
    fireEvent(dialog(), new Event("cancel", { cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
    expect(later).toHaveBeenCalledTimes(1);
  });

  it("listens to nothing once it is gone", () => {
    const { unmount } = open();
    const gone = dialog();
    unmount();
    fireEvent(gone, new Event("cancel", { cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
    expect(gone.open).toBe(false);
  });
});
