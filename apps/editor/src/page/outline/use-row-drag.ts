import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useState } from 'react';
import { usePageStore } from '../store/page-store-context.ts';
import { usePageActions } from '../use-page-actions.ts';

type Edge = 'before' | 'after';

/** Lets a row be dragged to another place; `drop` is where a dragged row would land here. */
export function useRowDrag(row: RefObject<HTMLElement | null>, block: string) {
  const store = usePageStore();
  const { moveTo } = usePageActions();
  const [drop, setDrop] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const edgeAt = (y: number): Edge => {
      const box = element.getBoundingClientRect();
      return y < box.top + box.height / 2 ? 'before' : 'after';
    };
    const stopDrag = draggable({
      element,
      getInitialData: () => ({ block }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
    const stopDrop = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.block === 'string',
      onDrag: ({ source, location }) =>
        setDrop(source.data.block === block ? null : edgeAt(location.current.input.clientY)),
      onDragLeave: () => setDrop(null),
      onDrop: ({ source, location }) => {
        setDrop(null);
        const dragged = source.data.block as string;
        if (dragged === block) return;
        const edge = edgeAt(location.current.input.clientY);
        const left = store.getState().tree.filter(({ id }) => id !== dragged);
        moveTo(dragged, left.findIndex(({ id }) => id === block) + (edge === 'after' ? 1 : 0));
      },
    });
    return () => {
      stopDrag();
      stopDrop();
    };
  }, [row, block, store, moveTo]);
  return { drop, isDragged };
}
