// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createBlock } from '../../model/create-block.js';
import { show } from '../block.fixture.js';
import { faqSchema } from './Accordion.js';
import { accordion } from './accordion.definition.js';
import { fixtures } from './accordion.fixture.js';

const titles = (root: Element) =>
  [...root.querySelectorAll('summary')].map(({ textContent }) => textContent);

describe('accordion', () => {
  it('drops incomplete items and keeps the others in order [B-5-23] [B-5-24] [B-5-25] [B-5-26] [S-5-08]', async () => {
    const { root } = await show(fixtures[0]);
    expect(titles(root)).toEqual(['Text', 'Form', 'Calculator']);
  });

  it('opens and closes all with its own labels, without code of its own [B-3-251]', async () => {
    const { root } = await show(fixtures[0]);
    const button = root.querySelector<HTMLElement>('[data-opens-all]');
    const open = () => [...root.querySelectorAll('details')].filter((one) => one.open).length;
    expect(button?.textContent).toBe('Open everything');
    button?.click();
    expect([open(), button?.textContent]).toEqual([3, 'Close everything']);
    button?.click();
    expect([open(), button?.textContent]).toEqual([0, 'Open everything']);
  });

  it('says “Open all” and “Close all” by default [B-3-303]', () => {
    const { fields } = createBlock(accordion);
    expect(fields.open_all_label).toMatchObject({ en: 'Open all' });
    expect(fields.close_all_label).toMatchObject({ en: 'Close all' });
  });

  it('gives every item as FAQ structured data, only when asked [B-3-252] [B-3-303]', async () => {
    const { root } = await show(fixtures[0]);
    const script = root.querySelector('script[type="application/ld+json"]');
    const page = JSON.parse(script?.textContent ?? '');
    expect(page['@type']).toBe('FAQPage');
    expect(page.mainEntity.map(({ name }: { name: string }) => name)).toEqual(titles(root));
    const answers = [...root.querySelectorAll('details')].map(
      ({ textContent }) => textContent ?? '',
    );
    const said: string[] = page.mainEntity.map(
      ({ acceptedAnswer }: { acceptedAnswer: { text: string } }) =>
        acceptedAnswer.text.replace(/<[^>]+>/g, '').trim(),
    );
    expect(said.join('')).not.toBe('');
    for (const [at, text] of said.entries()) expect(answers[at]).toContain(text);
    const without = await show(fixtures[0], { fields: { has_schema: false } });
    expect(without.root.querySelector('script')).toBeNull();
  });

  it('cannot be left through its structured data', () => {
    const groups = [{ id: 'x', fields: { title: '</script><script>alert(1)</script>' } }];
    expect(faqSchema(groups as never)).not.toContain('<');
  });

  it('shows a form’s link and a calculator’s values', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('a')?.getAttribute('href')).toContain('form-test-drive');
    expect(root.querySelector('dd')?.textContent).toBe('2.99%');
  });
});
