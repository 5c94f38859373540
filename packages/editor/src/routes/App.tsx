import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { MarketBlocks } from '../blocks/market-blocks.ts';
import { Toasts } from '../controls/Toasts.tsx';
import { routes } from './routes.tsx';

const styles = createStyleCache();

interface AppProps {
  /** The blocks of the market. */
  loadBlocks(): Promise<MarketBlocks>;
}

export function App({ loadBlocks }: AppProps) {
  const [router] = useState(() => createBrowserRouter(routes(loadBlocks)));
  return (
    <StyleProvider cache={styles}>
      <RouterProvider router={router} />
      <Toasts />
    </StyleProvider>
  );
}
