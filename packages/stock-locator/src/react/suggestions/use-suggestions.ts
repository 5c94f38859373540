import type { SearchSuggestion, SearchSuggestions } from '@mawkib/api-clients/contracts/stock';
import { useEffect, useState } from 'react';

/** Fetches suggestions; the signal cancels the request. */
export type LoadSuggestions = (typed: string, signal: AbortSignal) => Promise<SearchSuggestions>;

const pause = 150;
const maxCached = 40;
const none: readonly SearchSuggestion[] = [];

/**
 * Suggestions for the typed text, debounced. The previous ones stay until new ones arrive; late and
 * failed responses are ignored.
 */
export function useSuggestions(typed: string, load: LoadSuggestions) {
  const [kept] = useState(() => new Map<string, readonly SearchSuggestion[]>());
  const [shown, setShown] = useState<{ of: string; all: readonly SearchSuggestion[] }>();
  const words = typed.trim() === '' ? '' : typed.replace(/\s+/g, ' ').trimStart();

  useEffect(() => {
    if (words === '') {
      setShown(undefined);
      return;
    }
    const known = kept.get(words);
    if (known) {
      setShown({ of: words, all: known });
      return;
    }
    const asking = new AbortController();
    const take = ({ data }: SearchSuggestions) => {
      if (asking.signal.aborted) return;
      if (kept.size >= maxCached) kept.clear();
      kept.set(words, data);
      setShown({ of: words, all: data });
    };
    const fail = () => {
      if (!asking.signal.aborted) setShown({ of: words, all: none });
    };
    const timer = setTimeout(() => void load(words, asking.signal).then(take, fail), pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, load, kept]);

  return { suggestions: shown?.all ?? none, isSettled: shown?.of === words };
}
