const name = '--mk-tooltip';
const gap = 8;

let anchored: HTMLElement | undefined;

/**
 * Positions a tooltip above its element, or below if there is no space; never outside of the
 * window.
 */
export function placeTooltip(tip: HTMLElement, anchor: HTMLElement): void {
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
