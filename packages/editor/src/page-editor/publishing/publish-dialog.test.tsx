import { type Call, ServiceError } from '@mawkib/api-clients';
import type { Role } from '@mawkib/api-clients/contracts';
import {
  declarePrice,
  getPageByPath,
  listDeclaredPrices,
  previewPage,
  publishPage,
  savePage,
  withdrawDeclaredPrice,
} from '@mawkib/api-clients/contracts/content';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { blockFixture, pageFixture, pageStoreFixture } from '../../testing/pages.fixture.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { Inspector } from '../inspector/Inspector.tsx';
import { PublishDialog } from './PublishDialog.tsx';

afterEach(cleanup);

const visible = (title: string, path = '/') => ({
  data: {
    type: 'page',
    attributes: { path, blocks: [{ id: 'a', template: 'snippet', fields: { title }, groups: [] }] },
  },
});

/** With the inspector, a dialog that closes. */
function Opened({ withInspector }: { withInspector: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <PublishDialog onClose={() => setOpen(!withInspector)} />}
      {withInspector && <Inspector />}
    </>
  );
}

interface Service {
  /** Declared prices of the page. */
  declared?: object[];
  roles?: Role[];
  publish?: () => unknown;
  blocks?: ReturnType<typeof blockFixture>[];
  /** Where the draft will be; the published page is at `/`. */
  draftPath?: string;
  withInspector?: boolean;
}

/** One edit is unsaved; the draft has another title than what is published. */
function opened({
  roles = ['publisher'],
  declared = [],
  publish,
  blocks,
  draftPath,
  withInspector = false,
}: Service = {}) {
  const store = pageStoreFixture(pageFixture(blocks));
  store
    .getState()
    .edit([{ kind: 'set_field', block: 'a', field: 'title', locale: 'ar', value: 'جديد' }]);
  const requested: string[] = [];
  const bodies: unknown[] = [];
  const call = (async (
    operation: { id: string },
    input?: { params?: { path?: string }; body?: unknown },
  ) => {
    if (operation === listDeclaredPrices) return { data: declared };
    requested.push(operation.id);
    if (operation === declarePrice || operation === withdrawDeclaredPrice) {
      bodies.push(input?.body ?? input?.params);
      return { data: {} };
    }
    if (operation === savePage) return { data: { ...pageFixture(), version: 5 } };
    if (operation === getPageByPath) return visible('قديم', input?.params?.path);
    if (operation === previewPage) return visible('جديد', draftPath);
    if (operation !== publishPage) throw new Error(operation.id);
    return publish?.() ?? { data: { ...pageFixture(), version: 5, published_version: 5 } };
  }) as unknown as Call;
  renderStaff(<Opened withInspector={withInspector} />, { store, call, roles });
  const button = () => screen.getByRole('button', { name: 'Publish' });
  return { store, requested, bodies, button };
}

it('saves first, shows what changes, publishes and leads to the page', async () => {
  const { store, requested, button } = opened();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByText('Snippet changes: Title')).toBeTruthy();
  expect(requested[0]).toBe('savePage');
  fireEvent.click(button());
  const link = await screen.findByRole('link', { name: 'Open the page' });
  expect(link.getAttribute('href')).toBe('/ar/');
  expect(store.getState().page.published_version).toBe(5);
});

it('compares with the page at the path that visitors know, and names settings that change', async () => {
  opened({ draftPath: '/start' });
  expect(await screen.findByText('Page settings change: Path')).toBeTruthy();
  expect(screen.getByText('Snippet changes: Title')).toBeTruthy();
});

it('tells who may not publish why, and does nothing', async () => {
  const { requested, button } = opened({ roles: ['editor'] });
  await screen.findByText('Snippet changes: Title');
  expect(screen.getByText(/requires the Publisher/)).toBeTruthy();
  fireEvent.click(button());
  expect(requested).not.toContain('publishPage');
});

it('lists what has to be fixed, by block, with links', async () => {
  const issue = {
    block: 'a',
    template: 'snippet',
    rule: 'json',
    severity: 'error',
    message: { ar: 'خطأ', en: 'Snippet – Title: broken' },
  };
  const { store, button } = opened({
    publish: () => {
      const problem = { type: '', title: 'Faults to mend', status: 422, code: 'invalid_page' };
      throw new ServiceError('http', '', { problem: { ...problem, issues: [issue] } });
    },
  });
  await screen.findByText('Snippet changes: Title');
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole('button', { name: issue.message.en }));
  expect(store.getState().selected).toBe('a');
});

it('does not publish a required field that is empty; its error leads to the field', async () => {
  const blocks = [blockFixture('snippet', 'a'), blockFixture('in-page-navigation', 'n', {}, [{}])];
  const { store, button, requested } = opened({ blocks, withInspector: true });
  await screen.findByText('Snippet changes: Title');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button());
  expect(requested).not.toContain('publishPage');
  const [error] = screen.getAllByRole('button', { name: /Label: This field is required/ });
  if (!error) throw new Error('no error');
  fireEvent.click(error);
  const label = screen.getByLabelText('Label (Arabic)');
  await waitFor(() => expect(document.activeElement).toBe(label));
  expect(store.getState()).toMatchObject({ selected: 'n', openGroup: 'n-0', wantedField: null });
});

const typedPrice = {
  block: 'a',
  template: 'snippet',
  field: 'title',
  rule: 'stale_price',
  severity: 'error',
  message: { ar: 'سعر', en: 'Snippet – Title: The price “AED 490” was typed by hand.' },
  figure: 'AED 490',
};
const rejectedOnce = () => {
  let attempts = 0;
  return () => {
    attempts += 1;
    if (attempts > 1) return undefined;
    const problem = { type: '', title: 'Faults', status: 422, code: 'invalid_page' };
    const issues = [typedPrice, { ...typedPrice, figure: '٤٩٠ درهم' }];
    throw new ServiceError('http', '', { problem: { ...problem, issues } });
  };
};

it('lets an administrator declare a typed price, then publishes', async () => {
  const { bodies, button } = opened({ roles: ['admin'], publish: rejectedOnce() });
  await screen.findByText('Snippet changes: Title');
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  expect(bodies).toEqual([]);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Price list' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-12-31' } });
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'));
  expect(bodies).toEqual([{ figure: 'AED 490', reason: 'Price list', ends_on: '2026-12-31' }]);
  fireEvent.click(button());
  expect(await screen.findByRole('link', { name: 'Open the page' })).toBeTruthy();
});

it('names who can approve prices to a publisher', async () => {
  const { button } = opened({ publish: rejectedOnce() });
  await screen.findByText('Snippet changes: Title');
  fireEvent.click(button());
  expect(await screen.findByText(/^Only an administrator can approve a price/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('lists the declared prices of the page, which an administrator withdraws', async () => {
  const price = { id: 'p', figure: 'AED 490', reason: 'Price list', ends_on: '2199-12-31' };
  const { bodies } = opened({ roles: ['admin'], declared: [{ ...price, declared_by: 'Hind' }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw AED 490' }));
  await waitFor(() => expect(bodies).toEqual([{ id: 'p' }]));
  expect(await screen.findByText(/^AED 490 withdrawn/)).toBeTruthy();
});
