import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Focus for the "load more" link. It keeps the focus; when the last page removes the link, the
 * first new vehicle receives it, so that keyboard users continue from there.
 */
export function useFocusOnArrivals(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  hasMore: boolean,
): (event: MouseEvent) => void {
  const requested = useRef<{ by: EventTarget; at: number }>(null);
  useEffect(() => {
    const ask = requested.current;
    if (!ask || count <= ask.at) return;
    requested.current = null;
    const isLost = document.activeElement === document.body || document.activeElement === ask.by;
    if (hasMore || !isLost) return;
    list.current?.children[ask.at]?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, count, hasMore]);
  return ({ currentTarget }) => {
    requested.current = { by: currentTarget, at: count };
  };
}
