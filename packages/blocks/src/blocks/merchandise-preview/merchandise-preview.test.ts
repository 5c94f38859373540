// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBlock } from '../../model/index.js';
import { show } from '../block.fixture.js';
import { merchandisePreview } from './merchandise-preview.definition.js';
import { fixtures } from './merchandise-preview.fixture.js';

const [fixture] = fixtures;
const options = (root: HTMLElement, name: string) =>
  within(within(root).getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');

afterEach(() => vi.restoreAllMocks());

describe('merchandise preview', () => {
  it('slides its pictures, and those that only a colour has [B-3-292]', async () => {
    const { root } = await show(fixture);
    expect([...root.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
      'A black cap',
      'A green cap',
      'Sand',
    ]);
    expect(root.querySelector('[aria-label="Cap"]')).not.toBeNull();
  });

  it('jumps to the picture of a colour [B-3-293] [B-3-402]', async () => {
    const jumped: (string | undefined)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      jumped.push(this.querySelector('img')?.alt);
    });
    const { root } = await show(fixture);
    const colours = options(root, 'Colour');
    expect(colours.map(({ value, checked }) => [value, checked])).toEqual([
      ['Black', true],
      ['Green', false],
      ['Sand', false],
    ]);
    for (const colour of [colours[1], colours[2], colours[0]]) fireEvent.click(colour as Element);
    expect(jumped).toEqual(['A green cap', 'Sand', 'A black cap']);
    expect(colours[0]?.checked).toBe(true);
  });

  it('has sizes of which one can be chosen [B-3-294]', async () => {
    const { root } = await show(fixture);
    const sizes = options(root, 'Size');
    fireEvent.click(sizes[1] as Element);
    expect(sizes.map(({ value, checked }) => [value, checked])).toEqual([
      ['S', false],
      ['M', true],
    ]);
  });

  it.each([
    ['+971 4 000 0000', 'tel:+97140000000'],
    ['tel:+٩٧١٤٠٠٠٠٠٠٠', 'tel:+97140000000'],
    ['800', 'tel:800'],
    ['/contact', undefined],
  ])('calls %s with %s [B-3-295]', async (url, href) => {
    const phone_button = { type: 'internal', label: { ar: 'اتصل', en: 'Call' }, url };
    const { root } = await show(fixture, { fields: { phone_button } });
    const link = within(root).queryByRole('link', { name: 'Call' });
    expect(link?.getAttribute('href') ?? undefined).toBe(href);
  });

  it('links a new block to the retailer locator: Find Us [B-3-296]', async () => {
    const stored = { ...createBlock(merchandisePreview), id: 'new' };
    const find = async (locale: 'ar' | 'en') =>
      [...(await show(stored, { locale })).root.querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href')?.replace(`/${locale}/`, '/'),
      ]);
    expect(await find('en')).toEqual([['Find Us', '/retailer-locator.html']]);
    expect(await find('ar')).toEqual([['اعثر علينا', '/retailer-locator.html']]);
  });

  it('shows no price of 0 or less, and keeps the page for damaged lists', async () => {
    for (const price of [0, -145]) {
      const { root } = await show(fixture, { fields: { price } });
      expect(root.textContent).not.toContain('AED');
    }
    for (const value of ['[', '{"a":1}', '[{"label":"x","hex":"red;background:url(x)"}]']) {
      const { root } = await show(fixture, { fields: { colours: value, sizes: value } });
      expect(root.querySelectorAll('[type="radio"]')).toHaveLength(0);
      expect(root.textContent).toContain('Cotton.');
    }
  });
});
