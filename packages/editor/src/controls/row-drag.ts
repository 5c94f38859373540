import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

export type Edge = 'before' | 'after';

interface RowDrag {
  /** Drag handle. Default: the whole row. */
  handle?: Element | undefined;
  /** Returns true if a dragged row may be dropped here. Default: any row. */
  accepts?(dragged: string): boolean;
  /** Called with the nearest edge of a dragged row; null when it leaves. */
  onOver(edge: Edge | null): void;
  onDragged(isDragged: boolean): void;
  onDrop(dragged: string, edge: Edge): void;
}

/** Makes a row draggable and a drop target; returns the cleanup function. */
export function rowDrag(element: HTMLElement, row: string, heard: RowDrag): () => void {
  const edgeAt = (y: number): Edge => {
    const box = element.getBoundingClientRect();
    return y < box.top + box.height / 2 ? 'before' : 'after';
  };
  const stopDrag = draggable({
    element,
    ...(heard.handle && { dragHandle: heard.handle }),
    getInitialData: () => ({ row }),
    onDragStart: () => heard.onDragged(true),
    onDrop: () => heard.onDragged(false),
  });
  const stopDrop = dropTargetForElements({
    element,
    canDrop: ({ source: { data } }) =>
      typeof data.row === 'string' && (heard.accepts?.(data.row) ?? true),
    onDrag: ({ source, location }) => {
      const isOwn = source.data.row === row;
      heard.onOver(isOwn ? null : edgeAt(location.current.input.clientY));
    },
    onDragLeave: () => heard.onOver(null),
    onDrop: ({ source, location }) => {
      heard.onOver(null);
      const dragged = source.data.row as string;
      if (dragged !== row) heard.onDrop(dragged, edgeAt(location.current.input.clientY));
    },
  });
  return () => {
    stopDrag();
    stopDrop();
  };
}
