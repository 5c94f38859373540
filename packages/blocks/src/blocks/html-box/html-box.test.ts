// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures as imageBox } from '../image-box/image-box.fixture.js';
import { fixtures } from './html-box.fixture.js';

describe('HTML box', () => {
  it('puts out the markup as it was written: classes, layout, indented lines [B-3-258]', async () => {
    const { root } = await show(fixtures[0]);
    const terms = root.querySelector<HTMLElement>('.terms');
    expect(terms?.style.display).toBe('grid');
    expect([...(terms?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Terms',
      'apply',
    ]);
    expect(root.querySelector('pre')).toBeNull();
  });

  it('runs nothing of it', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.innerHTML).not.toMatch(/alert|onclick|<script/);
  });

  it('keeps an editor’s markup that a paragraph loses; neither keeps a handler [B-3-43]', async () => {
    const html = '<div class="terms" style="display:grid"><img src="/x" onerror="alert(1)"></div>';
    const both = { ar: html, en: html };
    const box = await show(fixtures[0], { fields: { html: both } });
    expect(box.root.querySelector('.terms')?.getAttribute('style')).toContain('grid');
    expect(box.root.querySelector('img')?.outerHTML).not.toContain('onerror');
    const text = await show(imageBox[0], { fields: { paragraph: both } });
    expect(text.root.querySelector('img[src="/x"]')?.outerHTML).not.toContain('onerror');
    expect(text.root.querySelector('.terms, [style]')).toBeNull();
  });

  it('takes space and line from its frame', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.dataset).toMatchObject({ padding: 'y-space-0', border: 'border-top' });
    expect(root.id).toBe('terms');
  });

  it('is silent while it is empty', async () => {
    expect((await show(fixtures[0], { fields: { html: {} } })).root.textContent).toBe('');
  });
});
