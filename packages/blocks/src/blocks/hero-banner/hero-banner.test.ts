// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './hero-banner.fixture.js';

describe('hero banner', () => {
  it('asks for its picture in 2000 by 358 and in no other size [B-3-213]', async () => {
    const { root } = await show(fixtures[0]);
    const image = root.querySelector('img');
    expect(image?.alt).toBe('The showroom');
    const requested = [...root.querySelectorAll('source, img')].flatMap(
      (one) => one.getAttribute('srcset')?.match(/\d+x\d+/g) ?? [],
    );
    expect(new Set([...requested, image?.src.match(/\d+x\d+/)?.[0]])).toEqual(
      new Set(['2000x358']),
    );
    expect(image?.loading).toBe('eager');
  });

  it('is the page’s title where it stands first', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('h1')?.textContent).toBe('Who we are');
  });

  it('takes the surface of box_color', async () => {
    expect((await show(fixtures[0])).root.dataset.surface).toBe('black');
    const { root } = await show(fixtures[0], { fields: { box_color: 'grey-theme' } });
    expect(root.dataset.surface).toBe('grey');
  });

  it('shows what there is of picture and heading', async () => {
    const words = await show(fixtures[0], { fields: { image: { id: '', alt: {} } } });
    expect([words.root.querySelector('img'), words.root.textContent]).toEqual([null, 'Who we are']);
    const picture = await show(fixtures[0], { fields: { heading: {} } });
    expect(picture.root.querySelector('h1')).toBeNull();
    expect(picture.root.querySelector('img')).not.toBeNull();
  });
});
