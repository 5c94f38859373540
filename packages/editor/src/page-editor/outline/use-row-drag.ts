import { type RefObject, useEffect, useState } from 'react';
import type { Edge } from '../../controls/row-drag.ts';
import { usePageStore } from '../store/page-store-context.ts';
import { usePageActions } from '../use-page-actions.ts';

/** Makes a row draggable. `drop` is the edge at which a dragged row would be inserted. */
export function useRowDrag(row: RefObject<HTMLElement | null>, block: string) {
  const store = usePageStore();
  const { moveTo } = usePageActions();
  const [drop, setDrop] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    // Loaded later, so that it does not delay the page.
    void import('../../controls/row-drag.ts').then(({ rowDrag }) => {
      if (isGone || !row.current) return;
      stop = rowDrag(row.current, block, {
        onOver: setDrop,
        onDragged: setDragged,
        onDrop(dragged, edge) {
          const left = store.getState().tree.filter(({ id }) => id !== dragged);
          const at = left.findIndex(({ id }) => id === block);
          moveTo(dragged, at + (edge === 'after' ? 1 : 0));
        },
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [row, block, store, moveTo]);
  return { drop, isDragged };
}
