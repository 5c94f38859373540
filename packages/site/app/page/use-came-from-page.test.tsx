// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { nameHistoryEntry } from './name-history-entry.ts';
import { useCameFromPage } from './use-came-from-page.ts';

afterEach(cleanup);

const Page = () => <Link to="/next">{useCameFromPage() ? 'from a page' : 'loaded'}</Link>;

it('a loaded page leaves focus and scroll position to the visitor, a page after it does not', async () => {
  nameHistoryEntry();
  const router = createBrowserRouter([{ path: '*', Component: Page }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('link').textContent).toBe('loaded');
  await act(() => router.navigate('/next'));
  expect(screen.getByRole('link').textContent).toBe('from a page');
  router.dispose();
});
