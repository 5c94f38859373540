import { preloadBlocks } from '@mawkib/blocks';
import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardChunkFailures } from './browser/chunk-guard.ts';
import { nameHistoryEntry } from './browser/name-history-entry.ts';

guardChunkFailures();
nameHistoryEntry();

/** The code of the blocks that move is here before React looks at the page, so nothing suspends. */
const moving = [...document.querySelectorAll<HTMLElement>('[data-block]:not([data-still])')].map(
  (element) => element.dataset.block ?? '',
);

const cache = createStyleCache();

preloadBlocks(moving).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StyleProvider cache={cache}>
          <HydratedRouter />
        </StyleProvider>
      </StrictMode>,
    );
  });
});
