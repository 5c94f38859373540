import { useEffect } from 'react';
import { usualService } from '../searches/stock-service.js';
import { pageStock } from './page-stock.js';
import { whenLoaded } from './when-settled.js';

interface Options {
  service?: string;
  list?: string;
  lang: string;
  /** Vehicles that the page shows. */
  ids: readonly string[];
}

/** Hears what becomes of vehicles while they are shown, once the page is loaded. */
export function useStockChanges({
  service = usualService,
  list = 'all',
  lang,
  ids,
}: Options): void {
  const shown = ids.join(',');
  useEffect(() => {
    let leave: (() => void) | undefined;
    const stop = whenLoaded(() => {
      leave = pageStock({ service, listing: list, lang }).watch(shown.split(',').filter(Boolean));
    });
    return () => {
      stop();
      leave?.();
    };
  }, [service, list, lang, shown]);
}
