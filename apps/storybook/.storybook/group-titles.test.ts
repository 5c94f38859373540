import { expect, it } from 'vitest';
import { withGroup } from './group-titles.ts';

it('puts a block under its group and keeps the id of its stories', () => {
  expect(withGroup("{ title: 'Blocks/In-page navigation', x: 1 }", 'Stock Locator')).toBe(
    "{ id: 'blocks-in-page-navigation', title: 'Blocks/Stock Locator/In-page navigation', x: 1 }",
  );
});

it('leaves a story alone that names a group itself or has no definition', () => {
  const grouped = "{ title: 'Blocks/Hero/Hero banner' }";
  expect(withGroup(grouped, 'Hero')).toBe(grouped);
  expect(withGroup("{ title: 'Blocks/Snippet' }", undefined)).toBe("{ title: 'Blocks/Snippet' }");
});
