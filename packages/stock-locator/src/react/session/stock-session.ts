import { createContext, use, useState } from 'react';

/**
 * What lives as long as a document and is shared by all lists, cards and vehicle pages in it: stocks
 * that were loaded, what was heard of vehicles, lists that were seen. Each part is made when it is
 * first asked for.
 */
export interface StockSession {
  /** The one part that this function makes. */
  get<T>(create: (session: StockSession) => T): T;
}

export function createStockSession(): StockSession {
  const parts = new Map<unknown, unknown>();
  const session: StockSession = {
    get<T>(create: (session: StockSession) => T): T {
      if (!parts.has(create)) parts.set(create, create(session));
      return parts.get(create) as T;
    },
  };
  return session;
}

export const StockSessionContext = createContext<StockSession | undefined>(undefined);

/** Shares one session below; without it each list and each vehicle page has its own. */
export const StockSessionProvider = StockSessionContext.Provider;

/** The session of the document, or one that lasts as long as the component. */
export function useStockSession(): StockSession {
  const given = use(StockSessionContext);
  const [own] = useState(() => given ?? createStockSession());
  return given ?? own;
}
