import { ServiceError } from '@mawkib/api-clients';
import { getModelCompareSpec } from '@mawkib/api-clients/contracts/content';
import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type SiteContext, siteContext } from '../context/site-context.ts';
import { loader } from './compared-specs.ts';

const specs = [{ model: 'f_pace' }, { model: 'other' }];
const call = vi.fn(async (_: unknown, { params }: { params: { model: string } }) => {
  if (params.model === 'down') throw new ServiceError('http', 'down', { status: 503 });
  if (params.model !== 'x761') throw new ServiceError('http', 'unknown', { status: 404 });
  return { data: specs };
});

function get(search: string) {
  const context = new RouterContextProvider();
  context.set(siteContext, { call } as unknown as SiteContext);
  const url = new URL(`https://market.example/ar/saved-vehicles/specs?${search}`);
  return loader({ params: { locale: 'ar' }, context, url, request: new Request(url) } as never);
}

it('gives what the admin API has of a model, nothing of an unknown one [S-7-21]', async () => {
  expect(await (await get('model=x761')).json()).toEqual({ data: specs });
  const input = { params: { model: 'x761' }, query: { locale: 'ar' } };
  expect(call).toHaveBeenCalledExactlyOnceWith(getModelCompareSpec, input, expect.anything());
  expect(await (await get('model=nothing')).json()).toEqual({ data: [] });
  expect(await (await get('')).json()).toEqual({ data: [] });
  expect(call).toHaveBeenCalledTimes(2);
  await expect(get('model=down')).rejects.toMatchObject({ status: 503 });
});
