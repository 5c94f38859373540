import { type KeyboardEvent, type RefObject, useRef } from 'react';

export interface Place {
  index: number;
  /** Items in the list. */
  count: number;
  onMove(from: number, to: number): void;
}

/** Moves an item of a list by one place: from its buttons, or by Alt and the arrow keys. */
export function useItemMove<E extends HTMLElement>({
  index,
  count,
  onMove,
}: Place): {
  /** For the element of the item; its siblings are the other items. */
  item: RefObject<E | null>;
  move: (to: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const item = useRef<E>(null);
  const move = (to: number) => {
    if (to < 0 || to >= count) return;
    onMove(index, to);
    // React keeps the focus at the old index, so it is moved with the item.
    const list = item.current?.parentElement;
    requestAnimationFrame(() =>
      list?.children[to]
        ?.querySelector<HTMLElement>(`[data-move="${to < index ? 'up' : 'down'}"]`)
        ?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (!isMove) return;
    event.preventDefault();
    event.stopPropagation();
    move(index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return { item, move, onKeyDown };
}
