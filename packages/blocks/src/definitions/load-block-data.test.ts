import type { Operation } from '@mawkib/api-clients/contracts';
import { describe, expect, it, vi } from 'vitest';
import type { PublicBlock } from '../model/definition/public-values.js';
import { definitionOf } from './catalogue.fixture.js';
import { type BlockDataOptions, blockNeeds, loadBlockData } from './load-block-data.js';

const context = {
  search: new URLSearchParams('models=Defender'),
  locale: 'ar',
  path: '/',
} as const;
const form: PublicBlock = {
  id: 'form',
  template: 'form-component',
  fields: { form_id: 'test-drive' },
  groups: [],
};
const stock: PublicBlock = {
  id: 'stock',
  template: 'stock-locator',
  fields: { ci_key_list: '', ci_key_brand: 'All', ci_key_model: 'None', vehicles: { list: [] } },
  groups: [],
};
const snippet: PublicBlock = { id: 'text', template: 'snippet', fields: {}, groups: [] };
const page = [form, snippet, stock];

const answering = (response: (operation: Operation, signal?: AbortSignal) => Promise<unknown>) =>
  (async (operation: Operation, _input: unknown, options?: { signal?: AbortSignal }) =>
    response(operation, options?.signal)) as BlockDataOptions['call'];

describe('data of a page’s blocks', () => {
  it('is asked for by the blocks that declare it, with the query of the address', () => {
    const needs = blockNeeds(page, definitionOf, context);
    expect([...needs.keys()]).toEqual(['form', 'stock']);
    expect(needs.get('form')).toMatchObject({
      operation: { id: 'getForm' },
      input: { params: { id: 'test-drive' }, query: { locale: 'ar' } },
    });
    expect(needs.get('stock')).toMatchObject({
      operation: { id: 'listVehicles' },
      input: { params: { listing: 'all' }, query: { 'filter[nameplate_name_in]': 'Defender' } },
    });
  });

  it('needs nothing for a form without an id', () => {
    const blank = { ...form, fields: { form_id: ' ' } };
    expect(blockNeeds([blank], definitionOf, context).size).toBe(0);
  });

  it('comes all at once', async () => {
    let started = 0;
    let bothStarted = () => {};
    const both = new Promise<void>((resolve) => {
      bothStarted = resolve;
    });
    const states = await loadBlockData(page, {
      ...context,
      definitionOf,
      call: answering(async ({ id }) => {
        started += 1;
        if (started === 2) bothStarted();
        await both;
        return { data: id === 'getForm' ? { attributes: {} } : [], id };
      }),
    });
    expect(states).toEqual({
      form: { state: 'ready', value: { data: { attributes: {} }, id: 'getForm' } },
      stock: { state: 'ready', value: expect.objectContaining({ data: [], id: 'listVehicles' }) },
    });
  });

  it.each([
    ['a status', { kind: 'http', status: 403 }, { reason: 'http', status: 403 }],
    ['a broken contract', { kind: 'contract' }, { reason: 'contract' }],
    ['no network', new TypeError('fetch failed'), { reason: 'network' }],
    ['nothing at all', undefined, { reason: 'network' }],
  ])('fails alone with %s', async (_title, error, expected) => {
    const onFailure = vi.fn();
    const states = await loadBlockData(page, {
      ...context,
      definitionOf,
      onFailure,
      call: answering(({ id }) =>
        id === 'getForm' ? Promise.reject(error) : Promise.resolve({ data: [] }),
      ),
    });
    expect(states.form).toEqual({ state: 'failed', ...expected });
    expect(states.stock).toEqual({ state: 'ready', value: { data: [] } });
    expect(onFailure).toHaveBeenCalledWith(form, error);
  });

  it('does not hold the page longer than its time limit', async () => {
    const states = await loadBlockData([form], {
      ...context,
      definitionOf,
      timeLimit: 20,
      call: answering(() => new Promise(() => {})),
    });
    expect(states.form).toEqual({ state: 'failed', reason: 'timeout' });
  });
});
