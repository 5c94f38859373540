import type { Call } from '@mawkib/api-clients';
import { createCatalogue } from '@mawkib/blocks/definitions';
import { createBlock } from '@mawkib/blocks/model';
import {
  catalogueWithTides as catalogue,
  getTides,
  oldTideTable,
  tideTable,
} from '@mawkib/demo-market/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BlockPicker } from '../page-editor/block-picker/BlockPicker.tsx';
import { loadNewData, resolveForCanvas } from '../page-editor/canvas/resolve-for-canvas.ts';
import { Inspector } from '../page-editor/inspector/Inspector.tsx';
import { Outline } from '../page-editor/outline/Outline.tsx';
import { pageFixture, pageStoreFixture } from '../testing/pages.fixture.ts';
import { renderStaff } from '../testing/render-staff.tsx';

const picture = '/tides.webp';
const blocks = {
  catalogue,
  thumbnailOf: (key: string) => (key === 'tide-table' ? picture : undefined),
};
const pageOf = (...stored: Parameters<typeof pageFixture>[0] & {}) =>
  pageStoreFixture(pageFixture(stored), { definitionOf: catalogue.definitionOf });

afterEach(cleanup);

it('is offered by the picker with its picture, and put on the page', () => {
  const store = pageOf();
  renderStaff(<BlockPicker onClose={() => {}} />, { store, blocks });
  const card = screen.getByRole('button', { name: /Tide table/ });
  expect(card.querySelector('img')?.getAttribute('src')).toBe(picture);
  fireEvent.click(card);
  expect(store.getState().tree).toMatchObject([{ template: 'tide-table', version: 2 }]);
});

it('is not offered by the editor of another market', () => {
  const few = createCatalogue([]);
  const given = { store: pageOf(), blocks: { ...blocks, catalogue: few } };
  renderStaff(<BlockPicker onClose={() => {}} />, given);
  expect(screen.queryByRole('button', { name: /Tide table/ })).toBeNull();
});

it('is named in the outline, and its fields of all twelve types are edited in the inspector', () => {
  const store = pageOf(createBlock(tideTable, () => 't'));
  renderStaff(
    <>
      <Outline />
      <Inspector />
    </>,
    { store, blocks },
  );
  fireEvent.click(screen.getByRole('option', { name: /Tide table/ }));
  for (const { label } of Object.values(tideTable.fields)) {
    expect(document.body.textContent).toContain(label.en);
  }
  const days = screen.getByLabelText(/Days/);
  fireEvent.change(days, { target: { value: '3' } });
  fireEvent.blur(days);
  expect(store.getState().tree[0]?.fields.days).toBe(3);
});

it('is migrated, resolved and given its data on the canvas', async () => {
  const shown = await resolveForCanvas([oldTideTable], 'en', new Date(), catalogue);
  expect(shown).toMatchObject([{ template: 'tide-table', fields: { harbour: 'rashid' } }]);
  const call = vi.fn(async () => ({ data: { high: '06:12', low: '12:31' } }));
  const page = { catalogue, call: call as unknown as Call, locale: 'en', path: '/' } as const;
  const states = await loadNewData(shown, new Map(), page);
  expect(states.tides).toMatchObject({ state: 'ready', value: { data: { high: '06:12' } } });
  expect(call).toHaveBeenCalledWith(getTides, { params: { harbour: 'rashid' } }, expect.anything());
});
