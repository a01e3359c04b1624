import { useEffect, useState } from "react";

/** The height that the frame reports, and whether its slip is open: then nothing of ours covers the window's bottom. */
export function useBox(src: string) {
  const [reported, setReported] = useState<{ src: string; height: number }>();
  const [isSlipOpen, setSlipOpen] = useState(false);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isSlipOpen) dataset.betslip = "";
    return () => {
      delete dataset.betslip;
    };
  }, [isSlipOpen]);

  return {
    box: { height: reported?.src === src ? reported.height : undefined },
    setHeight: (height: number) => setReported({ src, height }),
    setSlipOpen,
  };
}
