import { ServiceError } from '@mawkib/api-clients';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { PagesScreen } from './PagesScreen.tsx';

afterEach(cleanup);

function opened(createPage: (input: never) => unknown) {
  return renderAdmin({
    address: '/en/cms',
    roles: ['editor'],
    routes: [
      { path: 'cms', Component: PagesScreen },
      { path: 'cms/pages/:id', element: 'opened' },
    ],
    answers: {
      listPages: () => ({ data: [], meta: { page: 1, items: 50, total: 0 } }),
      listPageTypes: () => ({
        data: [{ id: 'campaign', name: { en: 'Campaign', ar: 'حملة' } }],
        meta: { isOpen: false },
      }),
      createPage,
    },
  });
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('makes a page of a type of the market, with a path that follows its title', async () => {
  const { calls, router } = opened(() => ({ data: { id: 'page-1' } }));
  fireEvent.click(screen.getByRole('button', { name: 'New page' }));
  await screen.findByRole('option', { name: 'Campaign' });
  type(/^Title \(English\)/, 'Summer Days');
  type(/^Title \(Arabic\)/, 'أيام الصيف');
  expect((screen.getByLabelText(/^Path/) as HTMLInputElement).value).toBe('/summer-days');
  type(/^Path/, '/summer');
  type(/^Title \(English\)/, 'Summer');
  type(/^Page type/, 'campaign');
  fireEvent.click(screen.getByRole('button', { name: 'Create page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/cms/pages/page-1'));
  const body = {
    path: '/summer',
    title: { en: 'Summer', ar: 'أيام الصيف' },
    page_type: 'campaign',
  };
  expect(calls('createPage')).toEqual([{ body }]);
});

it('says at the field what is wrong, and keeps the rest', async () => {
  const message = 'This path is taken.';
  const problem = { type: '', title: 'Taken', status: 409, code: 'path_taken' };
  opened(() => {
    throw new ServiceError('http', '', {
      problem: { ...problem, errors: [{ field: 'path', code: 'path_taken', message }] },
    });
  });
  fireEvent.click(screen.getByRole('button', { name: 'New page' }));
  await screen.findByRole('option', { name: 'Campaign' });
  fireEvent.click(screen.getByRole('button', { name: 'Create page' }));
  expect(screen.getByText(/Enter a path/)).toBeTruthy();
  type(/^Title \(English\)/, 'Offers');
  fireEvent.click(screen.getByRole('button', { name: 'Create page' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect((screen.getByLabelText(/^Title \(English\)/) as HTMLInputElement).value).toBe('Offers');
});
