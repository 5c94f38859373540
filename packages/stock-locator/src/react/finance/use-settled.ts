import { useEffect, useState } from 'react';

/** Debounce in milliseconds: a slider passes many values. */
const standsForMs = 600;

/** Debounced value after a change; undefined before the first one. */
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
