// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createBlock } from '../../model/create-block.js';
import { show } from '../block.fixture.js';
import { quote } from './quote.definition.js';
import { fixtures } from './quote.fixture.js';

const figure = async (options: Parameters<typeof show>[1] = {}) =>
  (await show(fixtures[0], options)).root.querySelector('figure');

describe('quote', () => {
  it('shows the words, who said them and what they are [B-3-229]', async () => {
    const shown = await figure();
    expect(shown?.querySelector('blockquote')?.textContent).toBe('A first line.\nA second line.');
    expect(shown?.querySelector('figcaption cite')?.textContent).toBe('Salma');
    expect(shown?.querySelector('figcaption span')?.textContent).toBe('Designer');
  });

  it('stands on the side it was given, whichever way the page reads [B-3-230]', async () => {
    const { options } = quote.fields.section_class.attrs;
    expect(options?.map(({ value }) => value)).toEqual(['left', 'center', 'right']);
    const side = async (section_class: string, locale: 'ar' | 'en') =>
      (await figure({ fields: { section_class }, locale }))?.dataset.align;
    expect([await side('right', 'ar'), await side('left', 'ar')]).toEqual(['start', 'end']);
    expect([await side('right', 'en'), await side('left', 'en')]).toEqual(['end', 'start']);
    expect(await side('center', 'ar')).toBe('center');
    expect(createBlock(quote).fields.section_class).toBe('center');
  });

  it('justifies its text only when asked [B-3-231]', async () => {
    expect((await figure())?.dataset.justify).toBe('true');
    expect((await figure({ fields: { justify_text: false } }))?.dataset.justify).toBeUndefined();
  });

  it('leaves no trace of an author who is not named', async () => {
    const shown = await figure({ fields: { author: {}, author_position: { en: ' ', ar: ' ' } } });
    expect(shown?.querySelector('figcaption')).toBeNull();
  });

  it('shows nothing while nothing is quoted', async () => {
    expect(await figure({ fields: { quote: { ar: '  ' } } })).toBeNull();
  });
});
