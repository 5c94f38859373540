import { ServiceError } from '@mawkib/api-clients';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { MappingScreen } from './mapping/MappingScreen.tsx';
import { PublicationsScreen } from './publications/PublicationsScreen.tsx';
import { RunSheet } from './runs/RunSheet.tsx';
import { StockScreen } from './StockScreen.tsx';
import { SourceSheet } from './sources/SourceSheet.tsx';
import { TokensScreen } from './tokens/TokensScreen.tsx';
import { VehicleScreen } from './vehicle/VehicleScreen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = '2026-11-20T08:00:00.000Z';
const runId = '0b2f7c0e-5f0b-4d7c-9a52-0c9c6a3f2d11';
const source = {
  id: 'dubai-used',
  label: 'Dubai used cars',
  kind: 'url',
  mapping: 'dubai-used',
  mode: 'full',
  url: 'https://feeds.example/stock.csv',
  file: null,
  schedule: '0 6 * * *',
  enabled: true,
  version: 3,
  vehicles: 120,
  last_run: { id: runId, status: 'applied', created_at: at },
  created_at: at,
  updated_at: at,
};
const run = {
  id: runId,
  source_id: source.id,
  kind: 'import',
  status: 'applied',
  version: 7,
  can_roll_back: true,
  mode: 'full',
  mapping: { name: 'dubai-used', version: 2 },
  file_name: 'stock.csv',
  progress: { bytes: 10, bytes_total: 10, rows: 122 },
  counts: {
    accepted: 119,
    repaired: 1,
    rejected: 2,
    created: 5,
    changed: 3,
    unchanged: 112,
    retired: 4,
    broken_pictures: 0,
  },
  reason: null,
  started_by: 'هند · Hind',
  created_at: at,
  finished_at: at,
};
const note = {
  row: 9,
  code: 'missing_model',
  field: 'nameplate_name',
  message: 'The row has no model.',
};
const record = {
  id: 'A-12',
  vin: 'SALEA7EU4P2123456',
  title: { ar: 'ديفندر', en: 'Defender' },
  source_id: source.id,
  publications: ['all', 'used', 'land-rover'],
  imported: { sale_minor: 28_900_000, currency: 'AED', mileage: 1200 },
  edited: { mileage: 1300 },
  version: 4,
  retired_at: null,
  ordered: false,
  edited_by: null,
  edited_at: null,
};

const routes = [
  {
    path: 'admin/stock',
    Component: StockScreen,
    children: [
      { path: 'sources/:id', Component: SourceSheet },
      { path: 'runs/:id', Component: RunSheet },
    ],
  },
  { path: 'admin/stock/mappings/:name', Component: MappingScreen },
  { path: 'admin/stock/vehicle', Component: VehicleScreen },
  { path: 'admin/stock/publications', Component: PublicationsScreen },
  { path: 'admin/stock/tokens', Component: TokensScreen },
];
const defaults = {
  listStockSources: () => ({ data: [source], meta: { total: 1 } }),
  listStockRuns: () => ({ data: [run], meta: { next: null } }),
  listStockMappings: () => ({ data: [], meta: { total: 0 } }),
  getStockRun: () => ({ data: run }),
  getStockReport: () => ({
    data: [{ row: 9, outcome: 'rejected', change: null, vehicle_id: null, notes: [note] }],
    meta: { next: null },
  }),
  listMachineTokens: () => ({ data: [], meta: { total: 0 } }),
};
const open = (address: string, answers: object = {}, roles?: ['leads']) =>
  renderAdmin({
    address,
    routes,
    answers: { ...defaults, ...answers },
    ...(roles && { roles }),
  });

it('starts an import of a source and opens its run with the report of rejected rows', async () => {
  const { calls, router } = open('/en/admin/stock', {
    startStockRun: () => ({ data: { ...run, status: 'queued' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Import now' }));
  const sheet = await screen.findByRole('dialog', { name: 'Import run' });
  expect(calls('startStockRun')).toEqual([
    { query: { locale: 'en' }, body: { source_id: 'dubai-used' } },
  ]);
  expect(router.state.location.pathname).toBe(`/en/admin/stock/runs/${runId}`);
  expect(await within(sheet).findByText('The row has no model.')).toBeTruthy();
  expect(calls('getStockReport')[0]).toMatchObject({ query: { outcome: 'rejected', after: 0 } });
});

it('asks before a run that waits is confirmed, and names what it retires', async () => {
  const reason = { code: 'many_missing', message: 'It has fewer than half of the rows.' };
  const waiting = { ...run, status: 'waiting', can_roll_back: false, reason };
  const { calls } = open(`/en/admin/stock/runs/${runId}`, {
    getStockRun: () => ({ data: waiting }),
    confirmStockRun: () => ({ data: { ...waiting, status: 'applying' } }),
  });
  const sheet = await screen.findByRole('dialog', { name: 'Import run' });
  expect(await within(sheet).findByText(reason.message)).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Confirm import' }));
  const question = await screen.findByRole('dialog', { name: 'Remove the missing vehicles?' });
  expect(question.textContent).toContain('4 vehicles');
  expect(calls('confirmStockRun')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Confirm import' }));
  await waitFor(() => expect(calls('confirmStockRun')).toHaveLength(1));
});

it('rolls a run back by a run of its own, which opens', async () => {
  const back = '1b2f7c0e-5f0b-4d7c-9a52-0c9c6a3f2d12';
  const { calls, router } = open(`/en/admin/stock/runs/${runId}`, {
    rollbackStockRun: () => ({ data: { ...run, id: back, kind: 'rollback', status: 'queued' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
  const question = await screen.findByRole('dialog', { name: 'Roll back this import?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(router.state.location.pathname).toContain(back));
  expect(calls('rollbackStockRun')[0]).toMatchObject({ params: { id: runId } });
});

it('saves a source with its version, and shows what the service found wrong beside the field', async () => {
  const problem = {
    type: 'urn:mawkib:problem:invalid_source',
    title: 'The source is not valid',
    status: 422,
    code: 'invalid_source',
    instance: 'urn:mawkib:request:1',
    errors: [{ in: 'body', field: 'url', code: 'private', message: 'This address is private.' }],
  };
  const { calls } = open('/en/admin/stock/sources/dubai-used', {
    updateStockSource: () => {
      throw new ServiceError('http', 'no', { problem });
    },
  });
  const field = await screen.findByLabelText('URL');
  fireEvent.change(field, { target: { value: 'https://10.0.0.1/a.csv' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This address is private.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect((field as HTMLInputElement).value).toBe('https://10.0.0.1/a.csv');
  expect(calls('updateStockSource')[0]).toMatchObject({
    params: { id: 'dubai-used' },
    body: { url: 'https://10.0.0.1/a.csv', version: 3 },
  });
});

it('keeps what is typed in a source when the polled list brings a newer version', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let version = 3;
  const { calls } = open('/en/admin/stock/sources/dubai-used', {
    listStockSources: () => ({ data: [{ ...source, version }], meta: { total: 1 } }),
  });
  fireEvent.change(await screen.findByLabelText('URL'), {
    target: { value: 'https://new.example/' },
  });
  version = 4;
  const before = calls('listStockSources').length;
  await vi.advanceTimersByTimeAsync(4100);
  await waitFor(() => expect(calls('listStockSources').length).toBe(before + 1));
  expect((screen.getByLabelText('URL') as HTMLInputElement).value).toBe('https://new.example/');
});

it('tries a mapping on the stored rows after each change and saves it with its version', async () => {
  const mapping = {
    version: 1,
    target: 'vehicles',
    columns: [{ field: 'vin', column: 'VIN' }],
    match: { vin: 'VIN' },
  };
  const { calls } = open('/en/admin/stock/mappings/dubai-used?source=dubai-used', {
    listStockMappings: () => ({
      data: [
        {
          name: 'dubai-used',
          version: 2,
          target: 'vehicles',
          mapping,
          updated_at: at,
          updated_by: '',
        },
      ],
      meta: { total: 1 },
    }),
    saveStockMapping: () => ({
      data: {
        name: 'dubai-used',
        version: 3,
        target: 'vehicles',
        mapping,
        updated_at: at,
        updated_by: '',
      },
    }),
  });
  const field = await screen.findByLabelText('VIN: Field');
  fireEvent.change(field, { target: { value: 'item_id' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save mapping' }));
  await waitFor(() => expect(calls('saveStockMapping')).toHaveLength(1));
  expect(calls('saveStockMapping')[0]).toEqual({
    params: { name: 'dubai-used' },
    body: {
      mapping: { ...mapping, columns: [{ field: 'item_id', column: 'VIN' }] },
      version: 2,
    },
  });
});

it('shows imported and edited values side by side, edits an amount in the major unit, resets a field', async () => {
  const { calls } = open('/en/admin/stock/vehicle?vin=SALEA7EU4P2123456', {
    findStockRecord: () => ({ data: record }),
    editStockRecord: () => ({ data: record }),
  });
  const table = await screen.findByRole('region', { name: 'One vehicle' });
  const mileage = within(table).getByRole('row', { name: /Mileage/ });
  expect(within(mileage).getByText('1,200')).toBeTruthy();
  expect(within(mileage).getByText('1,300')).toBeTruthy();
  fireEvent.click(
    within(table).getByRole('button', { name: 'Reset Mileage to the imported value' }),
  );
  await waitFor(() => expect(calls('editStockRecord')).toHaveLength(1));
  fireEvent.click(within(table).getByRole('button', { name: 'Edit Sale price' }));
  const input = await screen.findByLabelText('Sale price (AED)');
  expect((input as HTMLInputElement).value).toBe('289000');
  fireEvent.change(input, { target: { value: '٢٧٥٬٥٠٠' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls('editStockRecord')).toHaveLength(2));
  expect(calls('editStockRecord').map(({ body }) => body)).toEqual([
    { edited: {}, reset: ['mileage'], version: 4 },
    { edited: { sale_minor: 27_550_000 }, reset: [], version: 4 },
  ]);
});

const lists = [
  { name: 'all', kind: 'all', label: { ar: 'كل السيارات', en: 'All vehicles' }, vehicles: 60 },
  { name: 'used', kind: 'state', label: { ar: 'مستعملة', en: 'Used' }, vehicles: 26 },
];
const setting = {
  key: 'stock_locator.publication_lists',
  value: 'all',
  kind: 'text',
  default: null,
  is_secret: false,
  version: 4,
  updated_at: at,
  updated_by: null,
};
const ofLists = {
  listPublicationLists: () => ({ data: lists, meta: { total: 2 } }),
  getSiteSetting: () => ({ data: setting }),
  saveSiteSetting: () => ({ data: setting }),
  listVehicles: () => ({
    data: [{ id: 'A/12', model_display_name: 'Defender 110', vin: null, production_year: 2024 }],
    meta: { total: 26 },
  }),
};

it('shows the publication lists, which the site shows, and the vehicles of one', async () => {
  const { calls, router } = open('/en/admin/stock/publications', ofLists);
  const used = await screen.findByRole('checkbox', { name: 'Show Used on the site' });
  const all = screen.getByRole('checkbox', { name: 'Show All vehicles on the site' });
  expect([(all as HTMLInputElement).checked, (used as HTMLInputElement).checked]).toEqual([
    true,
    false,
  ]);
  fireEvent.click(used);
  await waitFor(() => expect(calls('saveSiteSetting')).toHaveLength(1));
  expect(calls('saveSiteSetting')[0]).toEqual({
    params: { key: 'stock_locator.publication_lists' },
    body: { value: 'all, used', version: 4 },
  });
  fireEvent.click(screen.getByRole('link', { name: 'Used' }));
  const car = await screen.findByRole('link', { name: 'Defender 110 2024' });
  expect(car.getAttribute('href')).toBe('/en/admin/stock/vehicle?id=A%2F12');
  expect(calls('listVehicles')[0]).toMatchObject({ params: { listing: 'used' } });
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(router.state.location.search).toBe('?list=used&page=2'));
  expect(calls('listVehicles').at(-1)).toMatchObject({ query: { page: 2, lang: 'en' } });
});

it('says in Arabic that the site shows everything while no list is chosen', async () => {
  renderAdmin({
    address: '/ar/admin/stock/publications',
    routes,
    locale: 'ar',
    answers: { ...ofLists, getSiteSetting: () => ({ data: { ...setting, value: null } }) },
  });
  expect(await screen.findByText('لم تُحدّد قائمة، فيعرض الموقع كل السيارات.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'مستعملة' })).toBeTruthy();
});

it('reports that a file with nothing new made no version', async () => {
  const same = { ...run, status: 'unchanged', version: null, can_roll_back: false };
  open(`/en/admin/stock/runs/${runId}`, { getStockRun: () => ({ data: same }) });
  expect(await screen.findByText(/No new stock version was created/)).toBeTruthy();
});

it('reports a file of which every row was rejected as a failure, which can be imported again', async () => {
  const counts = { ...run.counts, accepted: 0, repaired: 0, rejected: 400, created: 0 };
  const rejected = { ...run, status: 'rejected', version: null, can_roll_back: false, counts };
  open(`/en/admin/stock/runs/${runId}`, { getStockRun: () => ({ data: rejected }) });
  expect(await screen.findByText(/Every row of the file was rejected/)).toBeTruthy();
  const state = screen.getByText('All rows rejected');
  expect(state.getAttribute('data-state')).toBe('failed');
  expect(screen.queryByText(/No new stock version/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy();
});

it('warns about a key that changes while a car is on sale', async () => {
  open('/en/admin/stock/mappings/dubai-used', {
    listStockMappings: () => ({
      data: [
        {
          name: 'dubai-used',
          version: 2,
          target: 'vehicles',
          mapping: {
            version: 1,
            target: 'vehicles',
            columns: [{ field: 'mileage', column: 'km' }],
            match: { key: '{make}-{lot}' },
          },
          warnings: [],
          updated_at: at,
          updated_by: '',
        },
      ],
      meta: { total: 1 },
    }),
  });
  const key = await screen.findByLabelText(/key/i);
  expect(screen.queryByText(/which changes while a car is on sale/)).toBeNull();
  fireEvent.change(key, { target: { value: '{make}-{km}' } });
  expect(await screen.findByText(/“km”, which changes while a car is on sale/)).toBeTruthy();
});

it('shows the secret of a new token once', async () => {
  open('/en/admin/stock/tokens', {
    createMachineToken: () => ({
      data: {
        id: runId,
        name: 'DMS',
        prefix: 'mwk_ab',
        scopes: ['stock:push'],
        sources: null,
        created_by: 'x',
        created_at: at,
        last_used_at: null,
        revoked_at: null,
        secret: 'mwk_abcdef',
      },
    }),
  });
  await screen.findByText('No tokens yet');
  fireEvent.click(screen.getByRole('button', { name: 'Create token' }));
  fireEvent.change(await screen.findByLabelText('System name'), {
    target: { value: 'DMS' },
  });
  const dialog = screen.getByRole('dialog', { name: 'Create token' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create token' }));
  const secret = await screen.findByRole('dialog', { name: 'Copy the secret now' });
  expect(within(secret).getByDisplayValue('mwk_abcdef')).toBeTruthy();
  fireEvent.click(within(secret).getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('mwk_abcdef')).toBeNull();
});

it('is for administrators alone', () => {
  const { calls } = open('/en/admin/stock', {}, ['leads']);
  expect(screen.getByText(/requires the Administrator role/)).toBeTruthy();
  expect(calls('listStockSources')).toEqual([]);
});

it.each([
  ['', 'ar', 'تأتي السيارات من خدمة خارجية للسوق.', 'إضافة مصدر'],
  ['', 'en', 'Cars come from an outside stock service.', 'Add source'],
  ['/tokens', 'en', 'Cars come from an outside stock service.', 'Create token'],
  ['/publications', 'en', 'Cars come from an outside stock service.', 'Retry'],
])(
  'reports that the stock is managed elsewhere, and offers nothing to do (%s, %s)',
  async (path, locale, detail, action) => {
    const elsewhere = () => {
      const problem = { title: 'Elsewhere', status: 409, code: 'stock_elsewhere', detail };
      throw new ServiceError('http', 'elsewhere', { status: 409, problem: problem as never });
    };
    const answers = {
      listStockSources: elsewhere,
      listStockRuns: elsewhere,
      listMachineTokens: elsewhere,
      listPublicationLists: elsewhere,
    };
    renderAdmin({
      address: `/${locale}/admin/stock${path}`,
      routes,
      answers: { ...defaults, ...answers },
      locale: locale as 'ar' | 'en',
    });
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.queryByText(action)).toBeNull();
    expect(screen.queryByRole('navigation', { name: /Stock|المخزون/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
