import { type RefObject, useEffect } from 'react';
import { afterFrame } from '../after-frame.js';

/** Live regions stay active, and the other elements render nothing. */
const untouched = 'script, style, link, template, [aria-live], [role="status"], [role="alert"]';

/**
 * Makes an open menu (`<details>`) that covers the page modal: everything outside is inert and Tab
 * stays inside. `--menu-start` is its top edge on the screen, in px.
 */
export function useModalMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    let silenced: HTMLElement[] = [];
    const free = () => {
      for (const element of silenced) element.inert = false;
      silenced = [];
    };
    const silence = () => {
      if (!details.open) return;
      for (const element of outside(details)) {
        element.inert = true;
        silenced.push(element);
      }
    };
    const onToggle = () => {
      free();
      if (!details.open) return;
      // Restyles the whole page.
      afterFrame(silence);
      const start = details.closest('header')?.getBoundingClientRect().bottom ?? 0;
      details.style.setProperty('--menu-start', `${start}px`);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !details.open) return;
      const stops = [...details.querySelectorAll<HTMLElement>('summary, a[href], button')].filter(
        (each) => each.checkVisibility(),
      );
      const [first, last] = [stops[0], stops.at(-1)];
      const [from, to] = event.shiftKey ? [first, last] : [last, first];
      const isInside = details.contains(document.activeElement);
      if (isInside && document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    // A wide screen has no menu button.
    const onResize = () => {
      if (!details.checkVisibility()) details.open = false;
    };
    details.addEventListener('toggle', onToggle);
    document.addEventListener('keydown', onKey);
    window.addEventListener('resize', onResize);
    return () => {
      details.removeEventListener('toggle', onToggle);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('resize', onResize);
      free();
    };
  }, [menu]);
}

/** Siblings of an element and of all its ancestors. */
function outside(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      if (sibling === at || !(sibling instanceof HTMLElement)) continue;
      if (!sibling.inert && !sibling.matches(untouched)) found.push(sibling);
    }
  }
  return found;
}
