import { catalogue } from '@mawkib/demo-market/catalogue';
import { expect, it } from 'vitest';
import { blockFixture, pageFixture, pageStoreFixture } from '../../testing/pages.fixture.ts';
import { duplicateBlock, insertBlock, moveBlock, removeBlock } from './block-edits.ts';

const ids = (store: ReturnType<typeof pageStoreFixture>) =>
  store.getState().tree.map(({ id }) => id);

it('adds a block after the selected one and selects it', () => {
  const store = pageStoreFixture();
  const hero = catalogue.definitionOf('hero-carousel');
  store.getState().select('a');
  if (hero) insertBlock(store, hero);
  const { tree, selected } = store.getState();
  expect(tree[1]).toMatchObject({ id: selected, template: 'hero-carousel' });
  expect(tree[1]?.groups).toHaveLength(1);
});

it('moves within the page and no further', () => {
  const store = pageStoreFixture();
  expect(moveBlock(store, 'a', -1)).toBe(false);
  expect(moveBlock(store, 'a', 1)).toBe(true);
  expect(ids(store)).toEqual(['b', 'a', 'c']);
});

it('duplicates with ids of its own and without the anchor', () => {
  const anchored = blockFixture('content-blocks', 'b', { block_scroll_id: 'models' }, [{}]);
  const store = pageStoreFixture(pageFixture([anchored]));
  duplicateBlock(store, 'b');
  const [first, copy] = store.getState().tree;
  expect(copy?.fields).not.toHaveProperty('block_scroll_id');
  expect(copy?.groups[0]?.id).not.toBe(first?.groups[0]?.id);
  expect(store.getState().selected).toBe(copy?.id);
});

it('selects the neighbour of what it removed', () => {
  const store = pageStoreFixture();
  removeBlock(store, 'c');
  expect(store.getState().selected).toBe('b');
  removeBlock(store, 'b');
  removeBlock(store, 'a');
  expect(store.getState()).toMatchObject({ tree: [], selected: null });
});
