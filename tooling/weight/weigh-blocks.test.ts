import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reachedFrom } from '#reached-from';
import { limitOf, pageLimit, stockLimit, weighBlocks } from '#weigh-blocks';

const root = join(import.meta.dirname, '../..');
const { page, stock, blocks } = await weighBlocks(root);
const keys = readdirSync(join(root, 'packages/blocks/src/blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('knows the weight of every block of the catalogue', () => {
  expect(blocks.map(({ key }) => key).sort()).toEqual(keys.sort());
  expect(page).toBeGreaterThan(5_000);
});

it('a static block has no code and an interactive one does', () => {
  for (const { key, interactive, bytes } of blocks)
    expect([key, bytes > 0]).toEqual([key, interactive]);
});

it('a page without blocks stays within its limit', () => {
  expect(page).toBeLessThanOrEqual(pageLimit);
});

it.each(blocks)('$key stays within its limit', ({ key, bytes }) => {
  expect(bytes).toBeLessThanOrEqual(limitOf(key));
});

it('keeps what reads words out of the stock in the page', () => {
  expect(stock).toBeGreaterThan(5_000);
  expect(stock).toBeLessThanOrEqual(stockLimit);
});

it('counts a file once, follows imports and leaves out what is loaded already', () => {
  const file = (fileName: string, ...imports: string[]) => ({ fileName, imports });
  const [frame, button, slider] = [file('frame', 'button'), file('button'), file('slider')];
  const block = file('block', 'button', 'slider', 'react');
  const other = file('other', 'slider', 'block');
  const all = [frame, button, slider, block, other];
  const there = reachedFrom([frame], all);
  expect([...there]).toEqual([frame, button]);
  expect([...reachedFrom([block, other], all, there)]).toEqual([other, block, slider]);
});
