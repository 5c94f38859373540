import { type RefObject, useEffect } from 'react';

/** Closes the menus inside on Escape, an outside press, and after a link in them was followed. */
export function useDisclosures(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const opened = () => element.querySelectorAll<HTMLDetailsElement>('[data-disclosure][open]');
    const closeUnless = (keep: (details: Element) => boolean) => {
      for (const details of opened()) if (!keep(details)) details.open = false;
    };
    const onPress = (event: Event) =>
      closeUnless((details) => details.contains(event.target as Node));
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const inner = Array.from(opened()).at(-1);
      if (!inner) return;
      inner.open = false;
      inner.querySelector('summary')?.focus();
    };
    const onClick = (event: Event) => {
      if (event.defaultPrevented) return;
      if ((event.target as Element).closest('a')) closeUnless(() => false);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    element.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      element.removeEventListener('click', onClick);
    };
  }, [root]);
}
