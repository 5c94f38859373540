import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchTooltip } from './watch-tooltip.js';

const name = '--mk-tooltip';
const gap = 8;

let anchored: HTMLElement | undefined;

/**
 * Positions a tooltip above its element, or below if there is no space; never outside of the
 * window.
 */
function placeTooltip(tip: HTMLElement, anchor: HTMLElement): void {
  if (CSS.supports('position-area', 'block-start')) {
    anchored?.style.removeProperty('anchor-name');
    anchored = anchor;
    anchor.style.setProperty('anchor-name', name);
    return;
  }
  const at = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const across = document.documentElement.clientWidth;
  const isRtl = getComputedStyle(tip).direction === 'rtl';
  const start = (isRtl ? across - at.right : at.left) + (at.width - width) / 2;
  const above = at.top - height - gap;
  tip.style.insetInlineStart = `${Math.max(gap, Math.min(start, across - width - gap))}px`;
  tip.style.insetBlockStart = `${above < gap ? at.bottom + gap : above}px`;
}

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
