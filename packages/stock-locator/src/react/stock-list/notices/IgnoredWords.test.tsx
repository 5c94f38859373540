// @vitest-environment happy-dom
import { LinkProvider, LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { everything } from '../../../engine/query/vehicle-query.js';
import { createListRouter, routerLinks } from '../../../fixtures/RoutedList.js';
import { rawVehicles } from '../../../fixtures/raw-vehicles.js';
import { withoutWord } from './IgnoredWords.js';

afterEach(cleanup);

const stock = rawVehicles(5);

async function open(locale: 'ar' | 'en', q: string, ignored: readonly string[]) {
  const search = `?q=${encodeURIComponent(q)}`;
  const router = createListRouter(
    {
      stock,
      search,
      ignoredWords: ({ words = '' }) => ignored.filter((one) => words.includes(one)),
    },
    locale,
  );
  render(
    <LocaleProvider locale={locale}>
      <LinkProvider adapter={routerLinks}>
        <RouterProvider router={router} />
      </LinkProvider>
    </LocaleProvider>,
  );
  return router;
}

it('words that match nothing are named above the list, in Arabic and in English', async () => {
  await open('ar', 'ديفندر نظيف', ['نظيف']);
  expect((await screen.findByText('لم نجد ما يطابق:')).parentElement?.textContent).toContain(
    'نظيف',
  );
  cleanup();
  await open('en', 'defender spotless', ['spotless']);
  expect(await screen.findByText('No matches for:')).toBeTruthy();
});

it('a word that matches nothing leaves the search by its link, and the notice with it', async () => {
  const router = await open('en', 'defender spotless', ['spotless']);
  fireEvent.click(await screen.findByRole('link', { name: 'Remove spotless' }));
  await waitFor(() => expect(screen.queryByText('No matches for:')).toBeNull());
  expect(router.state.location.search).toBe('?q=defender');
});

it('takes away the word itself, not the same letters of another', () => {
  const without = (words: string, word: string) =>
    withoutWord({ ...everything, words, page: 3 }, word);
  expect(without('clean cleaner', 'clean')).toEqual({ ...everything, words: 'cleaner' });
  expect(without('بدون حوادث رنج', 'بدون حوادث').words).toBe('رنج');
  expect(without('spotless', 'spotless').words).toBeUndefined();
});
