import { type RefObject, useEffect } from 'react';
import { menuOpenAttribute } from '../../markup/index.js';
import { afterFrame } from '../after-frame.js';

const openMenu = '[open],[data-open]';

/**
 * Sets `data-menu-open` on the root element while a menu of the header is open. Only after the
 * frame that shows the menu: with another `scroll-padding` of the root every element is restyled.
 */
export function useOpenMenu(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = () =>
      document.documentElement.toggleAttribute(
        menuOpenAttribute,
        !!header.current?.querySelector(openMenu),
      );
    const observer = new MutationObserver(() => afterFrame(look));
    if (header.current)
      observer.observe(header.current, { subtree: true, attributeFilter: ['open', 'data-open'] });
    look();
    return () => observer.disconnect();
  }, [header]);
}
