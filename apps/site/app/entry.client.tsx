import { BlockComponentsProvider } from '@mawkib/blocks';
import { components } from '@mawkib/demo-market/components';
import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { blockComponents } from './block-components.ts';
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
const context = () => new RouterContextProvider(new Map([[blockComponents, components]]));

/** What was pressed and typed before has an effect once all of the page's own have run. */
function Redo({ early }: { early: () => void }) {
  useEffect(() => {
    requestAnimationFrame(early);
    layOutWholeInTime();
  }, [early]);
  return null;
}

components.preload(moving).then(() => {
  const early = takeOver();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StyleProvider cache={cache}>
          <BlockComponentsProvider value={components}>
            <HydratedRouter getContext={context} />
          </BlockComponentsProvider>
          <Redo early={early} />
        </StyleProvider>
      </StrictMode>,
    );
  });
});
