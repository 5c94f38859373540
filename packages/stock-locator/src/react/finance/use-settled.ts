import { useEffect, useState } from 'react';

/** How long a value must stand before it is told: a slider passes many. */
const standsForMs = 600;

/** A value once it has changed and then stood for a moment; undefined before. */
export function useSettled(value: string): string | undefined {
  const [first] = useState(value);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (value === (settled ?? first)) return;
    const timer = setTimeout(() => setSettled(value), standsForMs);
    return () => clearTimeout(timer);
  }, [value, settled, first]);
  return settled;
}
