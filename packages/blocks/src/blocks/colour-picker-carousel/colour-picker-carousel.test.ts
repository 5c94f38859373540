// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './colour-picker-carousel.fixture.js';

const choices = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('input')];

describe('colour picker carousel', () => {
  it('offers every colour that has a picture, the first one chosen', async () => {
    const { root } = await show(fixtures[0]);
    expect(choices(root).map((choice) => choice.getAttribute('aria-label'))).toEqual([
      'Green',
      'Colour 2',
    ]);
    expect(choices(root).map((choice) => choice.checked)).toEqual([true, false]);
    expect([...root.querySelectorAll('figure img')]).toHaveLength(2);
  });

  it('shows the picture itself where there is no swatch', async () => {
    const { root } = await show(fixtures[0]);
    const swatches = [...root.querySelectorAll('label img')].map((one) => one.getAttribute('src'));
    expect(swatches[0]).toContain('detail/luxsuv-taillamp-green');
    expect(swatches[1]).toContain('studio/luxsuv-side-sand');
  });

  it('lets two of one page be chosen from on their own', async () => {
    const names = async (id: string) => {
      const [stored] = fixtures;
      const { root } = await show(stored && { ...stored, id });
      return new Set(choices(root).map(({ name }) => name));
    };
    expect(await names('one')).not.toEqual(await names('two'));
  });
});
