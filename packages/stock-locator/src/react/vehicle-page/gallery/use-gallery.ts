import { useLocale } from '@mawkib/ui';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** State of a row of pictures with one current picture. */
export interface GalleryState {
  /** Ref of the scrolling element; its children are the pictures. */
  row: RefObject<HTMLUListElement | null>;
  /** Zero-based index. */
  current: number;
  /** Scrolls to a picture; an index out of range is ignored. */
  show(index: number): void;
  /** Null on the first picture. */
  previous: (() => void) | null;
  /** Null on the last. */
  next: (() => void) | null;
  /** Updates `current` after scrolling. */
  onScroll(): void;
  /** Arrow keys in text direction, Home and End. */
  onKeyDown(event: KeyboardEvent): void;
}

/** Gallery of `total` pictures that starts at `first`. */
export function useGallery(total: number, first = 0): GalleryState {
  const { dir } = useLocale();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);

  const show = (index: number) => {
    if (index < 0 || index >= total) return;
    const element = row.current;
    const left = (dir === 'rtl' ? -1 : 1) * index * (element?.clientWidth ?? 0);
    const behavior = Math.abs(index - current) > 1 ? 'instant' : 'auto';
    element?.scrollTo({ left, behavior });
    setCurrent(index);
  };
  const along = dir === 'rtl' ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowLeft: -1, ArrowRight: 1 };
  const keys: Readonly<Record<string, number>> = {
    ArrowLeft: current + along.ArrowLeft,
    ArrowRight: current + along.ArrowRight,
    Home: 0,
    End: total - 1,
  };
  return {
    row,
    current,
    show,
    previous: current > 0 ? () => show(current - 1) : null,
    next: current < total - 1 ? () => show(current + 1) : null,
    onScroll() {
      const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
      if (clientWidth > 0) setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
    },
    onKeyDown(event) {
      const index = keys[event.key];
      if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show(index);
    },
  };
}
