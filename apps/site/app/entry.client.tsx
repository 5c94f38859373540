import { preloadBlocks } from '@mawkib/blocks';
import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardChunkFailures } from './browser/chunk-guard.ts';
import { nameHistoryEntry } from './browser/name-history-entry.ts';
import { layOutWholeInTime } from './browser/whole-layout.ts';
import { takeOver } from './start/early-deeds.ts';

guardChunkFailures();
nameHistoryEntry();

/** The code of the blocks that move is here before React looks at the page, so nothing suspends. */
const moving = [...document.querySelectorAll<HTMLElement>('[data-block]:not([data-still])')].map(
  (element) => element.dataset.block ?? '',
);

const cache = createStyleCache();

/** What was pressed and typed before has an effect once all of the page's own have run. */
function Redo({ early }: { early: () => void }) {
  useEffect(() => {
    requestAnimationFrame(early);
    layOutWholeInTime();
  }, [early]);
  return null;
}

preloadBlocks(moving).then(() => {
  const early = takeOver();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StyleProvider cache={cache}>
          <HydratedRouter />
          <Redo early={early} />
        </StyleProvider>
      </StrictMode>,
    );
  });
});
