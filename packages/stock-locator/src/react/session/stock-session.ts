import { createContext, use, useState } from 'react';

/**
 * State of a document that its lists, cards and vehicle pages share: loaded stocks, vehicle
 * updates, visited lists. Each part is created on first use.
 */
export interface StockSession {
  /** The session's single instance of what `create` returns. */
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

/** Shares a session with its children; without it each list and vehicle page has its own. */
export const StockSessionProvider = StockSessionContext.Provider;

/** Session of the document, or one that lasts as long as the component. */
export function useStockSession(): StockSession {
  const given = use(StockSessionContext);
  const [own] = useState(() => given ?? createStockSession());
  return given ?? own;
}
