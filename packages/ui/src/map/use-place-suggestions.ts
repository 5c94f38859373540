import type { PlaceFinder, PlaceSuggestion } from '@mawkib/core/maps';
import { useCallback, useEffect, useRef, useState } from 'react';

const debounce = 250;

/** Suggestions for a text, debounced; the response to the last text wins. */
export function usePlaceSuggestions(open: () => Promise<PlaceFinder>) {
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[]>([]);
  const [state, setState] = useState<'idle' | 'none' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const opener = useRef(open);
  opener.current = open;
  const clear = useCallback(() => {
    latest.current += 1;
    clearTimeout(timer.current);
    setSuggestions([]);
    setState('idle');
  }, []);
  const request = useCallback((text: string) => {
    latest.current += 1;
    const turn = latest.current;
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      try {
        const found = await (await opener.current()).suggest(text);
        if (turn !== latest.current) return;
        setSuggestions(found);
        setState(found.length === 0 && text.trim() !== '' ? 'none' : 'idle');
      } catch {
        if (turn !== latest.current) return;
        setSuggestions([]);
        setState('failed');
      }
    }, debounce);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { suggestions, state, request, clear };
}
