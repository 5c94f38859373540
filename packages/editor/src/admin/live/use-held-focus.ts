import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list that is polled: if the focused row is removed, the list is focused,
 * not the document's start.
 */
export function useHeldFocus(content: unknown) {
  const frame = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    void content;
    if (hadFocus.current && document.activeElement === document.body) {
      frame.current?.focus({ preventScroll: true });
    }
    const look = () => {
      hadFocus.current = frame.current?.contains(document.activeElement) === true;
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [content]);
  return frame;
}
