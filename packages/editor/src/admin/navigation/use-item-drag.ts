import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Edge } from '../../controls/row-drag.ts';

interface ItemDrag {
  item: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** Items are dragged within their list. */
  list: string;
  index: number;
  onMove(from: number, to: number): void;
}

/** Lets an item of a list be dragged to another place in it. */
export function useItemDrag({ item, handle, list, index, onMove }: ItemDrag) {
  const [drop, setDrop] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  const dropped = useEffectEvent((dragged: string, edge: Edge) => {
    const from = Number(dragged.slice(list.length + 1));
    const place = index + (edge === 'after' ? 1 : 0);
    const to = from < place ? place - 1 : place;
    if (to !== from) onMove(from, to);
  });
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import('../../controls/row-drag.ts').then(({ rowDrag }) => {
      if (isGone || !item.current) return;
      stop = rowDrag(item.current, `${list}.${index}`, {
        handle: handle.current ?? undefined,
        accepts: (dragged) =>
          /^\.\d+$/.test(dragged.slice(list.length)) && dragged.startsWith(list),
        onOver: setDrop,
        onDragged: setDragged,
        onDrop: dropped,
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [item, handle, list, index]);
  return { drop, isDragged };
}
