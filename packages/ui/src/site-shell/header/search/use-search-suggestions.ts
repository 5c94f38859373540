import { useEffect, useState } from 'react';
import type { SearchSuggestionsResponse, SuggestionGroup } from './search-suggestions.js';

const pause = 150;
const maxCached = 40;
const maxTyped = 200;

interface Shown {
  of: string;
  groups: readonly SuggestionGroup[];
}

/**
 * Suggestions for what is typed into a field, debounced. Earlier ones stay until new ones arrive;
 * late and failed responses are ignored.
 */
export function useSearchSuggestions(input: HTMLInputElement, url: string) {
  const [kept] = useState(() => new Map<string, readonly SuggestionGroup[]>());
  const [typed, setTyped] = useState(() => wordsOf(input.value));
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const read = () => setTyped(wordsOf(input.value));
    input.addEventListener('input', read);
    // Letters typed between the first render and this effect.
    read();
    return () => input.removeEventListener('input', read);
  }, [input]);

  useEffect(() => {
    const known = typed === '' ? [] : kept.get(typed);
    if (known) {
      setShown({ of: typed, groups: known });
      return;
    }
    const request = new AbortController();
    const load = async () => {
      const response = await fetch(`${url}?${new URLSearchParams({ q: typed })}`, {
        signal: request.signal,
      });
      if (!response.ok) throw new Error(`Suggestions: ${response.status}`);
      const { groups } = (await response.json()) as SearchSuggestionsResponse;
      if (kept.size >= maxCached) kept.clear();
      kept.set(typed, groups);
      if (!request.signal.aborted) setShown({ of: typed, groups });
    };
    const fail = () => {
      if (!request.signal.aborted) setShown({ of: typed, groups: [] });
    };
    const timer = setTimeout(() => void load().catch(fail), pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, url, kept]);

  return { typed, groups: shown?.groups ?? [], isSettled: shown?.of === typed };
}

const wordsOf = (value: string) => value.slice(0, maxTyped).replace(/\s+/g, ' ').trim();
