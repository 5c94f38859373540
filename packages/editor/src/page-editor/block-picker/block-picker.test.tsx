import { createCatalogue } from '@mawkib/blocks/definitions';
import type { AnyBlockDefinition } from '@mawkib/blocks/model';
import { toTemplate } from '@mawkib/blocks/model';
import { builtInThumbnail } from '@mawkib/blocks/thumbnails';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageStoreFixture } from '../../testing/pages.fixture.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { BlockPicker } from './BlockPicker.tsx';

afterEach(cleanup);

const both = (text: string) => ({ ar: text, en: text });

function block(key: string, changes: Partial<AnyBlockDefinition> = {}): AnyBlockDefinition {
  return {
    key,
    template: key,
    name: both(`Name of ${key}`),
    description: both(`All about ${key}`),
    short_description: both(`Short about ${key}`),
    group: 'Content',
    area: 'content',
    list_priority: 0,
    hidden: false,
    external_block: false,
    version: 1,
    fields: {},
    group_fields: {},
    migrations: {},
    interactive: false,
    sample: { ar: { fields: {} }, en: { fields: {} } },
    ...changes,
  } as AnyBlockDefinition;
}

/** The cards of the group Content, as staff see them. */
function cards(...definitions: AnyBlockDefinition[]) {
  cleanup();
  const blocks = { catalogue: createCatalogue(definitions), thumbnailOf: builtInThumbnail };
  renderStaff(<BlockPicker onClose={() => {}} />, { store: pageStoreFixture(), blocks });
  const group = screen.getByRole('region', { name: 'Content' });
  return within(group).queryAllByRole('button');
}
const namesOf = (buttons: HTMLElement[]) =>
  buttons.map((card) => card.querySelector('strong')?.textContent);

it('tells what a block is, in short on its card and whole on asking [B-3-05] [B-3-06]', () => {
  const definition = block('a');
  const { description, short_description } = toTemplate(definition).attributes;
  const [card] = cards(definition);
  expect(card?.getAttribute('title')).toBe(description);
  expect(card?.querySelector('small')?.textContent).toBe(short_description);
  expect([description, short_description]).toEqual(['All about a', 'Short about a']);
});

it('sorts a group by list_priority, then by name [B-3-08]', () => {
  const [a, b] = [block('a'), block('b')];
  expect(namesOf(cards(b, a))).toEqual(['Name of a', 'Name of b']);
  const later = block('a', { list_priority: 1 });
  expect(toTemplate(later).attributes.list_priority).toBe(1);
  expect(namesOf(cards(later, b))).toEqual(['Name of b', 'Name of a']);
});

it('keeps the order of the groups, whatever the priority of their blocks [B-1-12]', () => {
  const hero = block('a', { group: 'Hero', list_priority: -1 });
  const [c, b] = [block('c', { list_priority: 2 }), block('b', { list_priority: 2 })];
  expect(namesOf(cards(hero, c, b, block('z')))).toEqual(['Name of z', 'Name of b', 'Name of c']);
  const order = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(order.slice(0, 5)).toEqual(['Advanced', 'Specials', 'Content', 'Hero', 'Mena']);
  expect(order.slice(5, 8)).toEqual(['APO', 'Other', 'Retailers']);
  expect(order.slice(8)).toEqual(['Schema', 'Stock Locator', 'New Blocks Versions']);
});

it('shows the picture of a template that has one [B-3-09]', () => {
  const thumbnail_url = '/thumbnails/b.webp';
  const pictured = block('b', { thumbnail_url });
  expect(toTemplate(pictured).attributes.thumbnail_url).toBe(thumbnail_url);
  expect(toTemplate(block('a')).attributes.thumbnail_url).toBeNull();
  const [plain, card] = cards(block('a'), pictured);
  expect(card?.querySelector('img')?.getAttribute('src')).toBe(thumbnail_url);
  expect(plain?.querySelector('img')).toBeNull();
});

it('shows the picture of a block of the catalogue, made from its story', () => {
  const [card] = cards(block('accordion'));
  expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/accordion\/thumbnail\.webp$/);
});

it('leaves a hidden template out', () => {
  expect(namesOf(cards(block('a', { hidden: true }), block('b')))).toEqual(['Name of b']);
});
