import { type RefObject, useEffect, useState } from 'react';

/**
 * Shows an element in full screen; where the browser cannot, such as on a phone, above the page as
 * a popover. Escape and the back gesture close both.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const change = () => setFull(document.fullscreenElement === root);
    const toggle = (event: Event) => {
      if (event.target !== root) return;
      const isOpen = (event as ToggleEvent).newState === 'open';
      // A closed popover is hidden.
      if (!isOpen) root.removeAttribute('popover');
      setFull(isOpen);
    };
    document.addEventListener('fullscreenchange', change);
    root.addEventListener('toggle', toggle);
    return () => {
      document.removeEventListener('fullscreenchange', change);
      root.removeEventListener('toggle', toggle);
    };
  }, [element]);
  const toggle = async () => {
    const root = element.current;
    if (!root) return;
    if (root.hasAttribute('popover')) return root.hidePopover();
    if (document.fullscreenElement === root) return document.exitFullscreen();
    try {
      await root.requestFullscreen();
    } catch {
      // The view may have been unmounted.
      if (!root.isConnected) return;
      root.setAttribute('popover', 'auto');
      root.showPopover();
    }
  };
  return { isFull, toggle: () => void toggle() };
}
