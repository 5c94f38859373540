import { type RefObject, useEffect } from 'react';
import { menuOpenAttribute } from '../../markup/index.js';
import { afterFrame } from '../after-frame.js';

const openMenu = ':is([open], [data-open])';

/**
 * Sets `data-menu-open` on the root element while a menu of the header is open. Only after the
 * frame that shows the menu: with another `scroll-padding` of the root every element is restyled.
 */
export function useOpenMenu(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const { documentElement: root } = document;
    const look = () => {
      const isOpen = element.isConnected && element.querySelector(openMenu) !== null;
      root.toggleAttribute(menuOpenAttribute, isOpen);
    };
    look();
    const observer = new MutationObserver(() => afterFrame(look));
    observer.observe(element, { subtree: true, attributeFilter: ['open', 'data-open'] });
    return () => {
      observer.disconnect();
      root.removeAttribute(menuOpenAttribute);
    };
  }, [header]);
}
