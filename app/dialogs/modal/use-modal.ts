import { type RefObject, useEffect, useRef } from "react";

interface Modal {
  isClosable: boolean;
  onClose: () => void;
}

/**
 * Makes a dialog modal while it is mounted, and restores the focus afterwards. Only requests closing through
 * `onClose`: the dialog unmounts when the URL that opened it changes.
 */
export function useModal(dialog: RefObject<HTMLDialogElement>, modal: Modal): void {
  const current = useRef(modal);
  useEffect(() => {
    current.current = modal;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    let isPressedOutside = false;

    const page = document.documentElement;
    // The page under it does not scroll; the gutter reserves its scrollbar's width, so that nothing shifts.
    page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? "stable" : "";
    // `showModal` throws on an element that is already open.
    element.removeAttribute("open");
    element.showModal();
    (element.querySelector<HTMLElement>("[data-focus]") ?? element.querySelector("h2"))?.focus();

    const ask = () => {
      if (current.current.isClosable) current.current.onClose();
    };
    const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      cancel(event) {
        // Elements inside, such as file inputs, dispatch `cancel` too.
        if (event.target !== element) return;
        event.preventDefault();
        ask();
      },
      keydown(event) {
        if (event.key === "Escape" && !current.current.isClosable) event.preventDefault();
      },
      close(event) {
        // Browsers close the dialog regardless of `cancel` when Escape is pressed twice. The event comes later than the
        // closing: a dialog that is open again is meant by none (React's strict mode mounts twice).
        if (event.target !== element || element.open) return;
        if (current.current.isClosable) current.current.onClose();
        else element.showModal();
      },
      pointerdown(event) {
        isPressedOutside = isOutside(element, event);
      },
      click(event) {
        // Selecting text may end with a click outside, which must not close.
        if (isPressedOutside && isOutside(element, event)) ask();
      },
    };
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener as EventListener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as EventListener);
      }
      if (element.open) element.close();
      page.style.scrollbarGutter = "";
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/** Whether an event is on the backdrop: its target is the dialog itself, with coordinates outside its box. */
function isOutside(element: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}
