// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './image-box.fixture.js';

describe('image-box', () => {
  it('shows a picture with its caption: heading, text and link [B-3-263] [B-3-74]', async () => {
    const { root } = await show(fixtures[0]);
    const figure = root.querySelector('figure');
    expect(figure?.querySelector('img')?.alt).toBe('A saloon');
    const caption = figure?.querySelector('figcaption');
    expect(caption?.querySelector('h3')?.textContent).toBe('An award');
    expect(caption?.querySelector('p')?.textContent).toBe('Text.');
    expect(caption?.querySelector('a')?.getAttribute('href')).toBe('/en/awards');
  });

  it('asks for the wide renditions of its picture [B-3-68]', async () => {
    const { root } = await show(fixtures[0]);
    const requested = root.querySelector('img')?.srcset.match(/\d+x\d+/g);
    expect(requested).toEqual(['1600x900', '1024x576', '640x360']);
  });

  it('is laid out in the direction of dir, while its words keep that of their language [B-3-54]', async () => {
    const { root } = await show(fixtures[0]);
    expect([root.dir, root.querySelector('figcaption')?.dir]).toEqual(['ltr', 'ltr']);
    const turned = await show(fixtures[0], { fields: { dir: 'rtl' } });
    expect([turned.root.dir, turned.root.querySelector('figcaption')?.dir]).toEqual(['rtl', 'ltr']);
    const arabic = await show(fixtures[0], { locale: 'ar' });
    expect([arabic.root.dir, arabic.root.querySelector('figcaption')?.dir]).toEqual(['ltr', 'rtl']);
  });

  it('stores its picture as id and alt, and the page’s image carries both [B-3-67]', async () => {
    const [stored] = fixtures;
    expect(stored?.fields.image).toEqual({
      id: 'hero/city-saloon-black',
      alt: { ar: 'سيدان', en: 'A saloon' },
    });
    const image = async (locale: 'ar' | 'en') =>
      (await show(stored, { locale })).root.querySelector('img');
    expect((await image('en'))?.alt).toBe('A saloon');
    expect((await image('ar'))?.alt).toBe('سيدان');
    expect((await image('ar'))?.src).toContain('/hero/city-saloon-black/');
  });

  it('swaps picture and words, and aligns them, as told', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.dataset).toMatchObject({ reversed: 'true', align: 'top' });
    const plain = await show(fixtures[0], { fields: { is_reversed: false } });
    expect(plain.root.dataset.reversed).toBeUndefined();
  });

  it('has no caption without words, and no figure in two parts without a picture', async () => {
    const fields = { title: {}, paragraph: {}, 'rdx-link': {} };
    const picture = await show(fixtures[0], { fields });
    expect(picture.root.querySelector('figcaption')).toBeNull();
    const words = await show(fixtures[0], { fields: { image: { id: '', alt: {} } } });
    expect(words.root.querySelector('picture')).toBeNull();
    expect(words.root.querySelector('figure')?.hasAttribute('data-split')).toBe(false);
  });
});
