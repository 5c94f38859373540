import { ServiceError } from '@mawkib/api-clients';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { OfferScreen } from './OfferScreen.tsx';
import { OffersScreen } from './OffersScreen.tsx';

afterEach(cleanup);

const both = (en: string) => ({ ar: `${en} ع`, en });
const stock = { kind: 'cheapest_in_stock', car_key: 'defender_110' };
const offer = (id: string, fields: object = {}) => ({
  id,
  car_model_key: 'defender_110',
  starts_on: '2026-11-01',
  ends_on: '2026-12-31',
  title: both(id),
  description: {},
  terms: {},
  category: 'finance',
  kind: 'new_cars',
  brand: 'defender',
  image_id: null,
  url: '/vehicles',
  figures: { price: { source: stock } },
  resolved: { price: { value: 315_700, stated: null, problem: null, terms: null } },
  state: 'shown',
  ends_soon: false,
  currency: 'AED',
  version: 3,
  updated_at: '2026-11-20T08:00:00.000Z',
  updated_by: 'Noura',
  ...fields,
});
const differing = { value: 315_700, stated: 304_000, problem: 'differs', terms: null };
const reviewed = offer('defender', {
  state: 'under_review',
  figures: { price: { source: stock, stated: 304_000 } },
  resolved: { price: differing },
});
const sources = {
  stock: [
    {
      nameplate: 'defender',
      nameplate_name: 'Defender',
      car_key: 'defender_110',
      model_name: 'Defender 110',
      states: ['new'],
    },
  ],
  catalogue: [{ car_key: 'defender_110', name: both('Defender 110'), specs: ['price'] }],
};
const opened = (path: string, answers: object = {}, roles?: ('publisher' | 'editor')[]) =>
  renderAdmin({
    address: `/en/admin/offers${path}`,
    routes: [
      { path: 'admin/offers', Component: OffersScreen },
      { path: 'admin/offers/:id', Component: OfferScreen },
    ],
    answers: {
      listStaffOffers: () => ({
        data: [reviewed, offer('evoque', { ends_soon: true }), offer('old', { state: 'ended' })],
        meta: { today: '2026-11-20', is_external: false },
      }),
      getOfferSources: () => ({ data: sources }),
      getOfferUsage: () => ({
        data: [{ page_id: 'home', path: '/', title: both('Home'), is_published: true }],
      }),
      resolveOfferFigures: ({ body }: { body: { figures: object } }) => ({
        data: Object.fromEntries(
          Object.entries(body.figures).map(([name, { stated = null }]) => [
            name,
            { ...differing, stated, problem: stated === 304_000 ? 'differs' : null },
          ]),
        ),
      }),
      ...answers,
    },
    ...(roles && { roles }),
  });
const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const problem = (fields: object) =>
  new ServiceError('http', 'Rejected', {
    operation: 'updateOffer',
    status: 422,
    problem: { status: 422, title: 'Rejected', ...fields },
  } as never);

it('puts offers in order, unless only some of them are listed', async () => {
  const { calls } = opened('', { orderOffers: () => ({ data: [] }) });
  const order = (at: number) => (calls('orderOffers')[at]?.body as { ids: string[] })?.ids;
  fireEvent.click(await screen.findByRole('button', { name: 'Move defender down' }));
  await waitFor(() => expect(order(0)).toEqual(['evoque', 'defender', 'old']));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(order(1)).toEqual(['defender', 'evoque', 'old']));
  fireEvent.keyDown(button('Move old up'), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(order(2)).toEqual(['defender', 'old', 'evoque']));
  type('Search', 'o');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move old up' })).toBeNull());
});

it('lists offers by state and search, with both figures of one that differs', async () => {
  const { router } = opened('');
  expect(await screen.findByText(/approved AED\s304,000, source AED\s315,700/)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: /^Ending within seven days/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'defender' })).toBeNull());
  expect(screen.getByRole('link', { name: 'evoque' })).toBeTruthy();
  expect(router.state.location.search).toBe('?state=soon');
  type('Search', 'nothing');
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'old' })).toBeTruthy();
});

it('accepts the new figure and saves it on the version that was opened', async () => {
  const { calls } = opened('/defender', {
    updateOffer: ({ body }: { body: object }) => ({
      data: { ...reviewed, ...body, state: 'shown', resolved: {}, version: 4 },
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Accept AED\s315,700/ }));
  fireEvent.click(button('Save'));
  await waitFor(() => expect(calls('updateOffer')).toHaveLength(1));
  expect(calls('updateOffer')[0]).toMatchObject({
    params: { id: 'defender' },
    body: { version: 3, figures: { price: { source: stock, stated: 315_700 } } },
  });
  expect(await screen.findByText('Visitors see it with its figures.')).toBeTruthy();
});

it('shows the error of each field beside it and keeps what was typed', async () => {
  opened('/evoque', {
    updateOffer: () => {
      throw problem({
        code: 'invalid_offer',
        errors: [
          { field: 'title.en', code: 'stale_price', message: 'Typed by hand.' },
          { field: 'figures.price.source.value', code: 'invalid', message: 'Type a number.' },
        ],
      });
    },
  });
  fireEvent.change(await screen.findByLabelText('Source'), { target: { value: 'declared' } });
  type('Title (English)', 'From AED 1');
  type('Value (AED)', 'abc');
  fireEvent.click(button('Save'));
  const text = await screen.findByText('Type a number.');
  const value = screen.getByLabelText('Value (AED)') as HTMLInputElement;
  expect(value.getAttribute('aria-describedby')).toBe(text.id);
  expect(value.value).toBe('abc');
  await waitFor(() => expect(document.activeElement).toBe(value));
  type('Title (English)', 'Evoque');
  expect(screen.queryByText('Typed by hand.')).toBeNull();
});

it('reads an amount in the market’s currency, and says so of one in another currency', async () => {
  const { calls } = opened('/evoque', {
    updateOffer: ({ body }: { body: { figures: { price: { source: { value: unknown } } } } }) => {
      if (body.figures.price.source.value === null) {
        const field = 'figures.price.source.value';
        throw problem({
          code: 'invalid_request',
          errors: [{ field, code: 'invalid_type', message: 'Expected a number.' }],
        });
      }
      return { data: { ...offer('evoque'), resolved: {}, version: 4 } };
    },
  });
  fireEvent.change(await screen.findByLabelText('Source'), { target: { value: 'declared' } });
  type('Until', '2026-12-01');
  type('Reason', 'Price list');
  type('Value (AED)', '$ 79,000');
  const error = /^Figures of offers are in the market’s currency \(AED\)/;
  expect(screen.getByText(error).id).toBe(
    screen.getByLabelText('Value (AED)').getAttribute('aria-describedby'),
  );
  fireEvent.click(button('Save'));
  await waitFor(() => expect(calls('updateOffer')).toHaveLength(1));
  expect((screen.getByLabelText('Value (AED)') as HTMLInputElement).value).toBe('$ 79,000');
  type('Value (AED)', '290,000 درهم');
  expect(screen.queryByText(error)).toBeNull();
  fireEvent.click(button('Save'));
  await waitFor(() => expect(calls('updateOffer')).toHaveLength(2));
  expect(calls('updateOffer')[1]).toMatchObject({
    body: { figures: { price: { source: { kind: 'declared', value: 290_000 } } } },
  });
});

it('says who changed the offer meanwhile; mine or theirs is the next version', async () => {
  const current = offer('evoque', { title: both('theirs'), version: 5, updated_by: 'Noura' });
  const { calls } = opened('/evoque', {
    updateOffer: ({ body }: { body: { version: number } }) => {
      if (body.version === 3) throw problem({ code: 'stale_version', current });
      return { data: { ...current, ...body, resolved: {}, version: 6 } };
    },
  });
  await screen.findByRole('button', { name: 'Save' });
  type('Title (English)', 'mine');
  fireEvent.click(button('Save'));
  expect(await screen.findByText(/^Noura changed this offer/)).toBeTruthy();
  fireEvent.click(button('Keep my changes'));
  fireEvent.click(button('Save'));
  await waitFor(() => expect(calls('updateOffer')).toHaveLength(2));
  expect(calls('updateOffer')[1]).toMatchObject({ body: { version: 5, title: { en: 'mine' } } });
});

it('makes an offer; a figure of another kind needs its own fields', async () => {
  const { calls, router } = opened('/new', {
    createOffer: ({ body }: { body: object }) => ({ data: { ...offer('defender-110'), ...body } }),
  });
  await screen.findByRole('option', { name: 'Defender 110' });
  type('Model', 'defender_110');
  type('Last day', '2026-12-31');
  type('Title (English)', 'New');
  fireEvent.click(button('Add the price'));
  fireEvent.change(screen.getByLabelText('Cars'), { target: { value: 'nameplate:defender' } });
  fireEvent.click(button('Add the monthly payment'));
  type('Annual rate (%)', '٢٫٤٩');
  fireEvent.click(button('Save'));
  await waitFor(() => expect(calls('createOffer')).toHaveLength(1));
  expect(calls('createOffer')[0]).toMatchObject({
    body: {
      id: 'defender-110',
      car_model_key: 'defender_110',
      starts_on: '2026-11-20',
      figures: {
        price: { source: { kind: 'cheapest_in_stock', nameplate: 'defender' } },
        monthly_price: { source: { kind: 'finance_plan', of: 'price', annual_rate: 2.49 } },
      },
    },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/admin/offers/defender-110'));
});

it('deletes after a confirmation that names the pages', async () => {
  const { calls, router } = opened('/evoque', {
    deleteOffer: () => ({ data: { id: 'evoque', deleted: true } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the offer' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('link', { name: 'Home' })).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete the offer' }));
  await waitFor(() => expect(calls('deleteOffer')).toMatchObject([{ query: { version: 3 } }]));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/admin/offers'));
});

it('asks before unsaved changes are left', async () => {
  const { router } = opened('/evoque');
  await screen.findByRole('button', { name: 'Save' });
  type('Title (English)', 'mine');
  fireEvent.click(screen.getByRole('link', { name: 'All offers' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/en/admin/offers/evoque');
});

it('is for staff who publish; only administrators declare a value', async () => {
  opened('', {}, ['editor']);
  expect(await screen.findByText(/requires the Publisher role/)).toBeTruthy();
  cleanup();
  opened('/evoque', {}, ['publisher']);
  const choice = await screen.findByRole('option', { name: 'Approved by an administrator' });
  expect((choice as HTMLOptionElement).disabled).toBe(true);
});
