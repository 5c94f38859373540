import { type RefObject, useLayoutEffect } from 'react';
import { coversContent } from './covers-content.js';

/** Milliseconds without covered content before the element is shown again. */
const settled = 200;

/**
 * Hides a floating element while it covers controls or text, or a field has the keyboard of a
 * phone: sets `data-away` at once and removes it after a delay. An element in use (open or focused) stays. `--bars` is the height of the bars
 * at the bottom of the screen (`data-sticky-end`) in px. No effect if `isActive` is false.
 */
export function useClearOfContent(
  root: RefObject<HTMLElement | null>,
  isActive: (root: HTMLElement) => boolean,
): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !document.elementsFromPoint) return;
    let frame = 0;
    let back: ReturnType<typeof setTimeout> | undefined;
    const isCovering = () => {
      const isInUse = element.contains(document.activeElement) || element.querySelector('[open]');
      if (isInUse) return false;
      if (isTyping()) return true;
      if (!isActive(element)) return false;
      return coversContent(element, element.getBoundingClientRect());
    };
    const look = () => {
      frame = 0;
      element.style.setProperty('--bars', `${barsAtFoot()}px`);
      clearTimeout(back);
      if (isCovering()) element.dataset.away = '';
      else if ('away' in element.dataset) back = setTimeout(showAgain, settled);
    };
    const showAgain = () => {
      if (!isCovering()) delete element.dataset.away;
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    // Before the first paint.
    look();
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    const events = ['scroll', 'focusin', 'focusout', 'click', 'transitionend', 'load'] as const;
    for (const name of events)
      document.addEventListener(name, soon, { capture: true, passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(back);
      sizes.disconnect();
      changes.disconnect();
      for (const name of events) document.removeEventListener(name, soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, [root, isActive]);
}

const fields = [
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=submit], [type=button])',
  'textarea',
  '[contenteditable]',
].join();

/** True if a field has the focus on a device with its keyboard on the screen. */
const isTyping = () =>
  document.activeElement?.matches(fields) === true &&
  window.matchMedia('(pointer: coarse)').matches;

/** Height of the fixed bars at the bottom of the screen. */
function barsAtFoot(): number {
  const heights = [...document.querySelectorAll('[data-sticky-end]')].map((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    const isThere = bottom >= innerHeight - 1 && top < innerHeight && bar.checkVisibility?.();
    return isThere ? innerHeight - top : 0;
  });
  return Math.max(0, ...heights);
}
