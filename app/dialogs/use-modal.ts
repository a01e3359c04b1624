import { type RefObject, useEffect, useRef } from "react";

interface Modal {
  isClosable: boolean;
  onClose: () => void;
}

/**
 * Makes a dialog that stands open in the document a modal one for as long as it is there, and gives the focus back
 * where it came from. Closing is asked for, never done here: the dialog goes with the address that opened it.
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
    // The page does not scroll beneath a dialog; the place of its scrollbar is kept, so that nothing moves aside.
    page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? "stable" : "";
    // An element that is already open cannot be made modal.
    element.removeAttribute("open");
    element.showModal();
    (element.querySelector<HTMLElement>("[data-focus]") ?? element.querySelector("h2"))?.focus();

    const ask = () => {
      if (current.current.isClosable) current.current.onClose();
    };
    const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      cancel(event) {
        // Fields inside have a `cancel` of their own.
        if (event.target !== element) return;
        event.preventDefault();
        ask();
      },
      keydown(event) {
        if (event.key === "Escape" && !current.current.isClosable) event.preventDefault();
      },
      close(event) {
        // A browser closes by force when Escape is pressed twice.
        if (event.target !== element) return;
        if (current.current.isClosable) current.current.onClose();
        else element.showModal();
      },
      pointerdown(event) {
        isPressedOutside = isOutside(element, event);
      },
      click(event) {
        // A text selected from the inside out ends outside, and is no wish to close.
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

/** Events of the overlay bear the dialog itself as target, and lie beside its box. */
function isOutside(element: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}
