import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes when more vehicles come. */
export interface ArrivalFocus {
  /** For the list. */
  list: RefObject<HTMLUListElement | null>;
  /** For the link that asks for more. */
  onAsk(event: MouseEvent): void;
}

/**
 * The link that asked for more keeps the focus; when it is gone, since nothing more is left, the
 * first vehicle that came has it, so that who moves by keyboard goes on from there.
 */
export function useFocusOnArrivals(count: number, hasMore: boolean): ArrivalFocus {
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<{ by: EventTarget; at: number }>(null);
  useEffect(() => {
    const ask = asked.current;
    if (!ask || count <= ask.at) return;
    asked.current = null;
    const isLost = document.activeElement === document.body || document.activeElement === ask.by;
    if (hasMore || !isLost) return;
    list.current?.children[ask.at]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count, hasMore]);
  return {
    list,
    onAsk({ currentTarget }) {
      asked.current = { by: currentTarget, at: count };
    },
  };
}
