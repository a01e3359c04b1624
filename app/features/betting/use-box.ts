import { useEffect, useState } from "react";

/** How high the frame wants to be, and whether its slip is open: then nothing of ours covers the window's foot. */
export function useBox(src: string) {
  const [told, setTold] = useState<{ src: string; height: number }>();
  const [isSlipOpen, setSlipOpen] = useState(false);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isSlipOpen) dataset.betslip = "";
    return () => {
      delete dataset.betslip;
    };
  }, [isSlipOpen]);

  return {
    box: { height: told?.src === src ? told.height : undefined },
    setHeight: (height: number) => setTold({ src, height }),
    setSlipOpen,
  };
}
