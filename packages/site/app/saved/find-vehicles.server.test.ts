import { ServiceError } from '@mawkib/api-clients';
import { describe, expect, it } from 'vitest';
import type { SiteContext } from '../context/site-context.ts';
import { findVehicles, idsOf } from './find-vehicles.server.ts';

describe('ids of an address', () => {
  it('are each taken once, sound and not too many', () => {
    const ids = (text: string) => idsOf(new URLSearchParams({ ids: text }));
    expect(ids('1, 2,,1')).toEqual(['1', '2']);
    expect(ids('x'.repeat(65))).toEqual([]);
    expect(ids(Array.from({ length: 80 }, (_, id) => id).join())).toHaveLength(50);
    expect(idsOf(new URLSearchParams())).toEqual([]);
  });
});

it('tells vehicles that are gone from those that could not be had now', async () => {
  const warned: string[] = [];
  const call = async (_operation: unknown, { params }: { params: { id: string } }) => {
    if (params.id === 'gone') throw new ServiceError('http', 'gone', { status: 404 });
    if (params.id === 'down') throw new Error('down');
    return { data: { id: params.id, photos: [{}, {}], features_standard: ['x'] } };
  };
  const site = {
    call,
    log: (_: string, text: string) => warned.push(text),
  } as unknown as SiteContext;
  const found = await findVehicles(site, ['1', 'gone', 'down'], 'ar');
  expect(found.gone).toEqual(['gone']);
  expect(found.vehicles.map(({ id, photos }) => [id, photos.length])).toEqual([['1', 1]]);
  expect(warned).toEqual(['The saved vehicle down could not be loaded']);
});
