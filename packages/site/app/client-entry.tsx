import { BlockComponentsProvider } from '@mawkib/blocks';
import { createStockSession, StockSessionProvider } from '@mawkib/stock-locator';
import { blockAttribute, staticAttribute } from '@mawkib/ui/markup';
import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { blockComponents, pageTypeComponents } from './context/block-components.ts';
import { type SiteParts, SitePartsContext } from './context/site-parts.ts';
import { stockSession } from './context/stock-session.ts';
import { replayEarlyEvents } from './deferred-start/replay-early-events.ts';
import { noteError, noteUncaughtErrors } from './error-reports/noted-errors.ts';
import { guardChunkFailures } from './navigation/guard-chunk-failures.ts';
import { layOutWholeInTime } from './navigation/scroll/lay-out-whole.ts';
import { nameHistoryEntry } from './page/name-history-entry.ts';

/** Replays early events after the effects of the whole page have run. */
function Redo({ early }: { early: () => void }) {
  useEffect(() => {
    requestAnimationFrame(early);
    layOutWholeInTime();
  }, [early]);
  return null;
}

/** Errors that a boundary shows to the visitor are logged, as React does, and noted. */
function onCaughtError(error: unknown, { componentStack }: { componentStack?: string }): void {
  console.error(error, componentStack ?? '');
  noteError(error);
}

/** Hydrates the server's document; for `app/entry.client.tsx` of a market. */
export async function startSite(parts: SiteParts): Promise<void> {
  const { components, pageTypes } = parts;
  noteUncaughtErrors();
  guardChunkFailures();
  nameHistoryEntry();
  // Interactive blocks are loaded before hydration, so that nothing suspends.
  const moving = [
    ...document.querySelectorAll(`[${blockAttribute}]:not([${staticAttribute}])`),
  ].map((element) => element.getAttribute(blockAttribute) ?? '');
  const cache = createStyleCache();
  const session = createStockSession();
  const context = () => {
    const provider = new RouterContextProvider();
    provider.set(blockComponents, components);
    provider.set(pageTypeComponents, pageTypes ?? null);
    provider.set(stockSession, session);
    return provider;
  };
  await components.preload(moving);
  const early = replayEarlyEvents();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StyleProvider cache={cache}>
          <SitePartsContext value={parts}>
            <BlockComponentsProvider value={components}>
              <StockSessionProvider value={session}>
                <HydratedRouter getContext={context} />
              </StockSessionProvider>
            </BlockComponentsProvider>
          </SitePartsContext>
          <Redo early={early} />
        </StyleProvider>
      </StrictMode>,
      { onCaughtError },
    );
  });
}
