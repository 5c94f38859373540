import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createCall, type Transport } from '../../index.js';
import { fixtures } from '../answers.fixture.js';
import { getVehicle, listVehicles, listVehiclesLight } from './listings.js';
import { rawVehicle } from './raw-vehicle.js';

type Fields = Record<string, unknown>;

const { data: valid } = fixtures.getVehicle as { data: Fields };
const { meta } = fixtures.listVehicles as { meta: Fields };
const params = { listing: 'all' };

/** Records and lists may have problems in fields that they do not declare themselves. */
const isLeaf = (value: unknown) => typeof value !== 'object' && value !== undefined;

/** The repaired listing of these vehicles, and the reported parts. */
async function listed(vehicles: unknown[]) {
  const onInvalid = vi.fn();
  const transport: Transport = async () => ({ data: vehicles, meta });
  const call = createCall(transport, { onInvalid });
  const { data } = await call(listVehicles, { params, query: {} });
  return { data, told: onInvalid.mock.calls.map(([part]) => part) };
}

describe('a listing of an outside service', () => {
  it('drops the invalid part of a vehicle and reports it with the id', async () => {
    const bad = { ...valid, id: '7', mileage: 'far', photos: [{ normal: 5, hd: '/h' }, 'none'] };
    const { data, told } = await listed([valid, bad, { ...valid, id: 8 }]);
    expect(data.map(({ id }) => id)).toEqual([valid.id, '7', '8']);
    expect(data[0]).toEqual(valid);
    expect(data[1]?.mileage).toBeNull();
    expect(data[1]?.photos).toEqual([{ normal: '', medium: '', hd: '/h', quarter_hd: '' }]);
    expect(told).toEqual([
      { id: '7', field: 'mileage', operation: 'listVehicles' },
      { id: '7', field: 'photos.0.normal', operation: 'listVehicles' },
      { id: '7', field: 'photos.1', operation: 'listVehicles' },
    ]);
  });

  it('leaves out and tells a vehicle that nothing names', async () => {
    const nameless = [null, 'car', {}, { ...valid, id: ' ' }, { ...valid, id: 'x'.repeat(65) }];
    const { data, told } = await listed([...nameless, valid]);
    expect(data).toEqual([valid]);
    expect(told).toEqual(nameless.map(() => ({ id: '', field: 'id', operation: 'listVehicles' })));
  });

  it('tells nothing of fields that a service does not have', async () => {
    const { data, told } = await listed([{ id: '9', nameplate_name: 'XF', version: null }]);
    expect(data[0]).toMatchObject({ id: '9', nameplate_name: 'XF', version: '', sale_price: 0 });
    expect(told).toEqual([]);
  });

  it('shows no price where it cannot tell which are hidden', async () => {
    const { data } = await listed([{ ...valid, price_hidden: 'cash' }]);
    expect(data[0]?.price_hidden).toEqual(['cash', 'lease', 'rent']);
  });

  it('never fails for its vehicles, whatever they are, and keeps what is sound of them', async () => {
    const value = fc.oneof(
      fc.anything(),
      fc.constantFrom(
        '<script>',
        -1,
        Number.POSITIVE_INFINITY,
        Number.NaN,
        '\u202E',
        {},
        [[]],
        [null],
        [{ name: {} }],
      ),
    );
    const hostile = fc.dictionary(fc.constantFrom(...Object.keys(rawVehicle.shape)), value);
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { maxLength: 4 }), async (changes) => {
        const vehicles = changes.map((change, at) => ({ ...valid, ...change, id: `car${at}` }));
        const { data, told } = await listed([...vehicles, null, valid]);
        expect(data.map(({ id }) => id)).toEqual([...vehicles.map(({ id }) => id), valid.id]);
        for (const [at, vehicle] of data.entries()) {
          expect(rawVehicle.safeParse(vehicle).success).toBe(true);
          const given: Fields = vehicles[at] ?? valid;
          const bad = new Set(
            told.filter(({ id }) => id === vehicle.id).map(({ field }) => field.split('.')[0]),
          );
          for (const [name, schema] of Object.entries(rawVehicle.shape)) {
            const fits = schema.safeParse(given[name]).success;
            if (fits) expect(vehicle[name]).toEqual(given[name]);
            else if (isLeaf(given[name])) expect(bad, name).toContain(name);
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('is an error all the same where it is no listing', async () => {
    const call = createCall(async () => ({ data: {}, meta }));
    await expect(call(listVehicles, { params, query: {} })).rejects.toMatchObject({
      kind: 'contract',
    });
  });
});

it('a light listing leaves out what nothing names', async () => {
  const paged = { page: 1, items: 12, total: 2 };
  const call = createCall(async () => ({ data: [{ id: '' }, { id: 3 }], meta: paged }));
  const { data } = await call(listVehiclesLight, { params, query: {} });
  expect(data).toEqual([{ id: '3' }]);
});

it('a single vehicle is used as far as it is sound, and is none without an id', async () => {
  const onInvalid = vi.fn();
  const responseOf = (data: unknown) =>
    createCall(async () => ({ data }), { onInvalid })(getVehicle, {
      params: { ...params, id: '7' },
      query: {},
    });
  expect((await responseOf({ ...valid, power: [] })).data.power).toBeNull();
  expect(onInvalid).toHaveBeenCalledWith({ id: valid.id, field: 'power', operation: 'getVehicle' });
  await expect(responseOf({ ...valid, id: '' })).rejects.toMatchObject({ kind: 'contract' });
});
