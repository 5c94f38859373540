import type { Call } from '@mawkib/api-clients';
import type { Role } from '@mawkib/api-clients/contracts';
import { builtInThumbnail } from '@mawkib/blocks/thumbnails';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/create-query-client.ts';
import { type MarketBlocks, MarketBlocksContext } from '../blocks/market-blocks.ts';
import { Toasts } from '../controls/Toasts.tsx';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import type { PageStore } from '../page-editor/store/create-page-store.ts';
import { PageStoreContext } from '../page-editor/store/page-store-context.ts';
import { StaffContext } from '../session/staff.ts';

interface RenderOptions {
  store: PageStore;
  call?: Call;
  locale?: 'ar' | 'en';
  roles?: Role[];
  /** The demo market's unless given. */
  blocks?: MarketBlocks;
}

const demo: MarketBlocks = { catalogue, thumbnailOf: builtInThumbnail };
const noCall: Call = () => Promise.reject(new Error('No call was expected.'));

/** Renders for signed-in staff, in English by default. */
export function renderStaff(
  children: ReactNode,
  { store, call = noCall, locale = 'en', roles = ['editor'], blocks = demo }: RenderOptions,
) {
  const person = { id: '1', name: 'نورة · Noura', email: 'n@example.com', roles };
  return render(
    <StyleProvider cache={createStyleCache()}>
      <LanguageProvider locale={locale}>
        <StaffContext value={{ person, call }}>
          <QueryClientProvider client={createQueryClient()}>
            <MarketBlocksContext value={blocks}>
              <PageStoreContext value={store}>{children}</PageStoreContext>
            </MarketBlocksContext>
          </QueryClientProvider>
          <Toasts />
        </StaffContext>
      </LanguageProvider>
    </StyleProvider>,
  );
}
