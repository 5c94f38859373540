import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Edge } from './use-row-drag.ts';

interface RowDrag {
  /** The edge that a dragged row is nearest to; null when it left. */
  onOver(edge: Edge | null): void;
  onDragged(isDragged: boolean): void;
  onDrop(dragged: string, edge: Edge): void;
}

/** Makes a row draggable and a place to drop others on; answers how to stop. */
export function rowDrag(element: HTMLElement, block: string, heard: RowDrag): () => void {
  const edgeAt = (y: number): Edge => {
    const box = element.getBoundingClientRect();
    return y < box.top + box.height / 2 ? 'before' : 'after';
  };
  const stopDrag = draggable({
    element,
    getInitialData: () => ({ block }),
    onDragStart: () => heard.onDragged(true),
    onDrop: () => heard.onDragged(false),
  });
  const stopDrop = dropTargetForElements({
    element,
    canDrop: ({ source }) => typeof source.data.block === 'string',
    onDrag: ({ source, location }) => {
      const isOwn = source.data.block === block;
      heard.onOver(isOwn ? null : edgeAt(location.current.input.clientY));
    },
    onDragLeave: () => heard.onOver(null),
    onDrop: ({ source, location }) => {
      heard.onOver(null);
      const dragged = source.data.block as string;
      if (dragged !== block) heard.onDrop(dragged, edgeAt(location.current.input.clientY));
    },
  });
  return () => {
    stopDrag();
    stopDrop();
  };
}
