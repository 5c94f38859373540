// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './snippet.fixture.js';

describe('snippet', () => {
  it('shows heading, paragraph and buttons [B-3-260]', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('h3')?.textContent).toBe('Title');
    expect(root.querySelector('strong')?.textContent).toBe('emphasis');
    const link = root.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Vehicles', '/en/vehicles']);
  });

  it('shows the icon beside the heading, in the chosen size and font [B-3-49] [B-3-50]', async () => {
    const { root } = await show(fixtures[0]);
    const heading = root.querySelector('h3');
    expect(heading?.querySelector('svg')).not.toBeNull();
    expect(heading?.dataset).toMatchObject({ size: 'l', font: 'secondary' });
  });

  it('puts buttons in their style [B-3-61] [B-3-75]', async () => {
    const kind = async (button_style: string) =>
      (await show(fixtures[0], { fields: { button_style } })).root.querySelector('a')?.dataset.kind;
    expect(await kind('primary')).toBe('primary');
    expect(await kind('secondary')).toBe('secondary');
  });

  it('takes space and lines from its frame [B-3-58] [B-3-59]', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.dataset).toMatchObject({ padding: 'top-space-0', border: 'border-bottom' });
    expect(root.id).toBe('intro');
  });

  it('is in Arabic under /ar/', async () => {
    const { root } = await show(fixtures[0], { locale: 'ar' });
    expect(root.querySelector('h3')?.textContent).toBe('عنوان');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/ar/vehicles');
  });

  it('is silent when it is empty', async () => {
    const { root } = await show(fixtures[0], {
      fields: { title: {}, paragraph: {}, 'rdx-buttons': [] },
    });
    expect(root.textContent).toBe('');
  });
});
