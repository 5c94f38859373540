import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeTooltip } from './place-tooltip.js';
import { watchTooltip } from './watch-tooltip.js';

/** State of a tooltip: `root` holds the element and, while it is open, the `tip`. */
export function useTooltip() {
  const root = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => (root.current ? watchTooltip(root.current, setOpen) : undefined), []);
  useLayoutEffect(() => {
    const [element, anchor] = [tip.current, root.current?.firstElementChild];
    if (!open || !element || !anchor) return;
    element.showPopover?.();
    placeTooltip(element, anchor as HTMLElement);
    return () => {
      if (element.isConnected) element.hidePopover?.();
    };
  }, [open]);
  return { root, tip, open };
}
