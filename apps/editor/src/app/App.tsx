import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Toasts } from '../controls/Toasts.tsx';
import { routes } from './routes.tsx';

const styles = createStyleCache();

export function App() {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <StyleProvider cache={styles}>
      <RouterProvider router={router} />
      <Toasts />
    </StyleProvider>
  );
}
