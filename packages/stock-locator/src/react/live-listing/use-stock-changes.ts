import { useEffect, useRef } from 'react';
import { defaultService } from '../call-stock.js';
import { useStockSession } from '../session/stock-session.js';
import { type Attention, createPageStocks } from './page-stock.js';
import { whenLoaded } from './when-settled.js';

interface Options extends Attention {
  service?: string | undefined;
  list?: string | undefined;
  lang: string;
}

/** Subscribes to updates of vehicles while they are shown, once the page is loaded. */
export function useStockChanges(options: Options): void {
  const { service = defaultService, list = 'all', lang, ids, snapshot, staysOpen } = options;
  const stock = useStockSession().get(createPageStocks)({ service, listing: list, lang });
  const shown = ids.join(',');
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    let leave: (() => void) | undefined;
    const stop = whenLoaded(() => {
      leave = stock.attend({
        ids: shown.split(',').filter(Boolean),
        snapshot,
        staysOpen,
        refresh: () => latest.current.refresh?.(),
      });
    });
    return () => {
      stop();
      leave?.();
    };
  }, [stock, shown, snapshot, staysOpen]);
}
