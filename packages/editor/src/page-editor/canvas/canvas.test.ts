import { expect, it } from 'vitest';
import { pageStoreFixture } from '../../testing/pages.fixture.ts';
import { paperIn } from './Canvas.tsx';
import { changesBetween } from './resolve-for-canvas.ts';

it('shows a phone at its true width and shrinks a page that is wider than the room', () => {
  expect(paperIn(800, 'phone')).toEqual({ view: 390, scale: 1, width: 390 });
  expect(paperIn(640, 'desktop')).toEqual({ view: 1280, scale: 0.5, width: 640 });
  expect(paperIn(1600, 'desktop')).toEqual({ view: 1600, scale: 1, width: 1600 });
});

it('tells the canvas of changed blocks alone, and of the order when it changed', () => {
  const store = pageStoreFixture();
  const { tree, edit } = store.getState();
  edit([{ kind: 'set_field', block: 'c', field: 'has_schema', value: true }]);
  const changed = store.getState().tree;
  expect(changesBetween(tree, changed)).toEqual({ changed: [changed[2]], order: undefined });
  edit([{ kind: 'move_block', block: 'c', to: 0 }]);
  expect(changesBetween(changed, store.getState().tree)).toEqual({
    changed: [],
    order: ['c', 'a', 'b'],
  });
});
