import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../api/create-query-client.ts';
import type { MarketBlocks } from '../blocks/market-blocks.ts';
import { routes } from './routes.tsx';

const styles = createStyleCache();

interface AppProps {
  /** The blocks of the market. */
  loadBlocks(): Promise<MarketBlocks>;
}

export function App({ loadBlocks }: AppProps) {
  const [router] = useState(() => createBrowserRouter(routes(loadBlocks)));
  const [client] = useState(createQueryClient);
  return (
    <StyleProvider cache={styles}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StyleProvider>
  );
}
