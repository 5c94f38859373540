import { expect, it, vi } from 'vitest';

const table = async () => {
  vi.resetModules();
  return (await import('../config/site-routes.ts')).siteRoutes();
};

it('is the same table with and without the block catalogue, which has no route of its own [B-2-01]', async () => {
  const withBlocks = await table();
  const { catalogue } = await import('@mawkib/demo-market/catalogue');
  for (const { key } of catalogue.definitions)
    expect(JSON.stringify(withBlocks)).not.toContain(key);
  vi.doMock('@mawkib/blocks', () => {
    throw new Error('there are no blocks');
  });
  vi.doMock('@mawkib/blocks/definitions', () => {
    throw new Error('there are no blocks');
  });
  expect(await table()).toEqual(withBlocks);
});
