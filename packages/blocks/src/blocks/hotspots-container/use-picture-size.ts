import { type RefObject, useEffect, useState } from 'react';

/** A small phone, until the picture is measured. */
const unknown = { width: 360, height: 202 };

/** Size in px of an element. */
export function usePictureSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(unknown);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
