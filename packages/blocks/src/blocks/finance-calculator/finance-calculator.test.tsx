// @vitest-environment happy-dom
import { withoutIsolates } from '@mawkib/core/locale';
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadBlockData } from '../../definitions/load-block-data.js';
import { createGroup } from '../../model/index.js';
import { Blocks } from '../../renderer/Blocks.js';
import { draw, resolved, serve } from '../../renderer/page.fixture.js';
import { show } from '../block.fixture.js';
import { defaultLabels } from './configuration/finance-labels.js';
import { financeCalculator } from './finance-calculator.definition.js';
import { fixtures } from './finance-calculator.fixture.js';

const prices = { defender_110: 200_000 };
const state = {
  state: 'ready',
  value: { prices, now: Date.parse('2026-11-20T12:00:00Z') },
} as const;
const [fixture] = fixtures;
const groups = fixture?.groups ?? [];
const first = groups[0];

type Stored = Record<string, unknown>;
const withProduct = (fields: Stored) => [{ id: 'fp-a', fields: { ...first?.fields, ...fields } }];
const open = (root: Element) => root.querySelector('[role="tabpanel"]:not([data-away])') ?? root;
const cents = (root: Element) => open(root).querySelector('data')?.getAttribute('value');
const input = (root: Element, name: string) =>
  open(root).querySelector(`input[name="${name}"]`) as HTMLInputElement;
const slider = (root: Element, at: number) =>
  open(root).querySelectorAll<HTMLInputElement>('input[type="range"]')[at] as HTMLInputElement;
const rows = (root: Element) =>
  [...open(root).querySelectorAll('[data-output]')].map((row) =>
    withoutIsolates(
      `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
    ),
  );
const cards = (root: Element) =>
  [...root.querySelectorAll('label')]
    .filter((label) => label.querySelector('input[type="radio"]'))
    .map((label) => withoutIsolates(label.textContent ?? ''));

describe('finance calculator', () => {
  it('offers the models of the filter [B-3-122] [B-3-149]', async () => {
    const shown = async (nameplate_key_filter: string) =>
      cards((await show(fixture, { fields: { nameplate_key_filter }, state })).root).length;
    expect([await shown(''), await shown('defender_110'), await shown('xf')]).toEqual([2, 1, 0]);
    expect(await shown('DEFENDER 110, f_type')).toBe(2);
  });

  it('has two styles, each with its layout [B-3-123]', async () => {
    const options = financeCalculator.fields.calculator_style.attrs.options;
    expect(options?.map(({ value }) => value)).toEqual(['default', 'mena']);
    const layout = async (calculator_style: string) =>
      (await show(fixture, { fields: { calculator_style }, state })).root.querySelector('form')
        ?.className;
    expect(await layout('mena')).not.toBe(await layout('default'));
  });

  it('takes every visible text from its labels [B-3-124]', async () => {
    const labels = Object.fromEntries(
      Object.keys(defaultLabels).map((key) => [key, { ar: `«${key}»`, en: `<${key}>` }]),
    );
    for (const locale of ['ar', 'en'] as const) {
      const { root } = await show(fixture, {
        locale,
        state,
        fields: { labels: JSON.stringify(labels) },
      });
      const html = root.innerHTML;
      for (const text of Object.values(defaultLabels)) {
        const [fixed = ''] = text[locale].split('{');
        expect(fixed === '' || !html.includes(`>${fixed}`), fixed).toBe(true);
      }
      expect(root.querySelector('h3')?.textContent).toBe(locale === 'ar' ? '«title»' : '<title>');
    }
  });

  it('has its heading level, disclaimers and models [B-3-125] [B-3-126] [B-3-128]', async () => {
    const { root } = await show(fixture, { fields: { header_tag: '4' }, state });
    expect(root.querySelector('h4')?.textContent).toBe('The calculator');
    expect(root.textContent).toContain('Terms of the block.');
    expect(cards(root)).toEqual([
      'Defender 110List price from AED 200,000Petrol',
      'F-TYPEList price from AED 300,000',
    ]);
  });

  it('hides rows of zero [B-3-127]', async () => {
    const free = { input_configuration: '{"down_payment":{"min":0,"default":0}}' };
    const labels = async (hide_free_items: boolean) =>
      rows(
        (await show(fixture, { fields: { hide_free_items }, groups: withProduct(free), state }))
          .root,
      ).filter((row) => row.endsWith(' 0') || row.endsWith('0%'));
    expect(await labels(false)).toEqual([
      'Total deposit: AED 0',
      'Cash deposit: AED 0',
      'Interest rate: 0%',
    ]);
    expect(await labels(true)).toEqual([]);
  });

  it('has 30 products, and those of a page as tabs [B-3-129] [B-3-130] [B-3-144] [B-3-145]', async () => {
    const values = financeCalculator.group_fields.finance_product.attrs.options?.map(
      ({ value }) => value,
    );
    const loans = 'dz am kz ir bh jo ye qa ae tn om az ge eg iq kw lb ma ps sa'.split(' ');
    const leases = 'ae sa qa kw bh om jo lb eg ma'.split(' ');
    expect(values).toEqual([
      ...loans.map((code) => `${code}_loan`),
      ...leases.map((code) => `${code}_lease`),
    ]);
    const { root } = await show(fixture, { state });
    const tabs = [...root.querySelectorAll<HTMLElement>('[role="tab"]')];
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Loan', 'Lease']);
    const links = [...open(root).querySelectorAll('a')].map((link) => link.textContent);
    expect([open(root).textContent?.includes('About the loan.'), links]).toEqual([
      true,
      ['More', 'Call'],
    ]);
    expect(open(root).textContent).toContain('Terms of the loan.');
    fireEvent.click(tabs[1] as HTMLElement);
    expect(open(root).textContent).toContain('Terms of the lease.');
    expect(open(root).textContent).not.toContain('Terms of the loan.');
  });

  it('drives its sliders by the input configuration [B-3-131] [B-3-132] [B-3-133] [B-3-134]', async () => {
    expect(financeCalculator.group_fields.input_configuration.type).toBe('Json');
    const { root } = await show(fixture, { state });
    const { min, max, step, value } = slider(root, 0);
    expect([min, max, step, value]).toEqual(['10', '30', '10', '20']);
    expect([slider(root, 1).min, slider(root, 1).max]).toEqual(['4', '7']);
    expect(cents(root)).toBe('3611.93');
    fireEvent.change(slider(root, 0), { target: { value: '30' } });
    expect(input(root, 'down_payment').value).toBe('30');
    expect(cents(root)).not.toBe('3611.93');
  });

  it.each([
    [3.99, 4, 0, '3611.93'],
    [0, 4, 0, '3333.33'],
    [3.99, 4, 20, '2841.95'],
  ])(
    'at %s % over %s years with residual %s pays %s, as a spreadsheet [B-3-134]',
    async (interest_rate, years, residual_value, expected) => {
      const input_configuration = JSON.stringify({
        duration: { default: years },
        interest_rate,
        residual_value,
      });
      for (const locale of ['ar', 'en'] as const) {
        const { root } = await show(fixture, {
          locale,
          state,
          groups: withProduct({ input_configuration }),
        });
        expect(cents(root)).toBe(expected);
        const whole = Math.round(Number(expected)).toLocaleString('en');
        expect(withoutIsolates(open(root).querySelector('data')?.textContent ?? '')).toContain(
          whole,
        );
      }
    },
  );

  it('shows the configured outputs, cash under total deposit [B-3-135] [B-3-136] [B-3-137] [B-3-138] [B-3-139] [B-3-140] [B-3-141] [B-3-142] [B-3-143]', async () => {
    const { root } = await show(fixture, { state });
    expect(open(root).querySelector('data')?.textContent).toBe('AED 3,612');
    const shown = rows(root);
    const today = new Date().toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Dubai',
    });
    expect(shown).toEqual([
      'On the road price: AED 200,000',
      'Total deposit: AED 40,000',
      'Cash deposit: AED 40,000',
      'Total amount of credit: AED 160,000',
      'Monthly payments: 48',
      'Duration of agreement: 48 months',
      'Interest rate: 3.99%',
      `Calculated on: ${today}`,
    ]);
    expect(root.querySelector('[data-part]')?.getAttribute('data-output')).toBe('cash_deposit');
    fireEvent.click(root.querySelectorAll<HTMLElement>('[role="tab"]')[1] as HTMLElement);
    expect([rows(root), cents(root)]).toEqual([
      ['Total deposit: AED 40,000', 'Interest rate: 0%'],
      undefined,
    ]);
  });

  it('says deposit, term, rate and annual cost beside the payment', async () => {
    const { root } = await show(fixture, { state });
    const fact = [...open(root).querySelectorAll('p')].find((p) =>
      p.textContent?.includes('annual cost'),
    );
    expect(withoutIsolates(fact?.textContent ?? '')).toBe(
      'AED 40,000 deposit, 48 months, 3.99% yearly rate, 4.06% annual cost',
    );
  });

  it('names 24 to 60 rentals and the mileages in a new product [B-5-07] [B-9-30] [B-9-31]', async () => {
    let count = 0;
    const group = createGroup(financeCalculator, () => `new-${count++}`);
    const fresh = [{ ...group, fields: { ...group.fields, name: { ar: 'جديد', en: 'New' } } }];
    for (const locale of ['ar', 'en'] as const) {
      const { root } = await show(fixture, { locale, groups: fresh, state });
      const petrol = locale === 'ar' ? '120,000 كم لسيارات البنزين' : '120,000 km for petrol';
      const diesel = locale === 'ar' ? '150,000 كم لسيارات الديزل' : '150,000 km for diesel';
      expect(root.textContent).toMatch(/24.+60/);
      expect(root.textContent).toContain(petrol);
      expect(root.textContent).toContain(diesel);
    }
  });

  it('takes prices of the catalogue, not typed ones', async () => {
    const { blocks } = await show(fixture);
    const states = await loadBlockData(blocks, {
      definitionOf: () => financeCalculator,
      call: (async () => ({
        data: [
          { id: '1', car_key: 'defender_110', name: 'x', price: 315_700 },
          { id: '2', car_key: 'xe', name: 'x', price: null },
          { id: '3', car_key: 'other', name: 'x', price: 1 },
        ],
      })) as never,
      search: new URLSearchParams(),
      locale: 'en',
      path: '/',
    });
    expect(states['finance-1']).toMatchObject({
      value: { prices: { defender_110: 315_700, xe: null } },
    });
    const { container } = await draw(<Blocks blocks={blocks} states={states} />);
    expect(cards(container)[0]).toContain('AED 315,700');
  });

  it('calculates on the server for a query, also in Arabic digits', async () => {
    const blocks = resolved(fixtures, 'ar');
    const at = (search: string) => {
      const page = document.createElement('div');
      page.innerHTML = serve(
        <Blocks
          blocks={blocks}
          states={{ 'finance-1': state }}
          address={{ pathname: '/', search }}
        />,
        blocks,
        'ar',
      );
      return page;
    };
    const page = at('?model=f_type&product=ae_loan&down_payment=٣٠&duration=5');
    expect(page.querySelector<HTMLInputElement>('[name="model"]:checked')?.value).toBe('f_type');
    expect([input(page, 'down_payment').value, input(page, 'duration').value]).toEqual(['30', '5']);
    expect(cents(page)).toBe('3866.52');
    const form = page.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '#component-1']);
    const sent = at(
      '?model=f_type&down_payment=10&duration=4&down_payment=50&duration=7&product=ae_lease',
    );
    expect(input(sent, 'down_payment').value).toBe('50');
    const odd = at('?model=%00&product=x&down_payment=-100000&duration=NaN');
    expect([input(odd, 'down_payment').value, input(odd, 'duration').value]).toEqual(['10', '4']);
  });

  it('accepts typed values in any digits, and offers the nearest one', async () => {
    const { root } = await show(fixture, { state });
    const field = input(root, 'down_payment');
    fireEvent.change(field, { target: { value: '٣٠' } });
    expect([slider(root, 0).value, field.value]).toEqual(['30', '30']);
    fireEvent.change(field, { target: { value: '14' } });
    expect(slider(root, 0).value).toBe('30');
    fireEvent.blur(field);
    expect([slider(root, 0).value, field.value]).toEqual(['10', '10']);
    fireEvent.change(field, { target: { value: 'ten' } });
    fireEvent.blur(field);
    expect(field.value).toBe('10');
  });

  it('says so when nothing can be calculated, and keeps the page for damaged values', async () => {
    const residual = { input_configuration: '{"residual_value":100}' };
    const { root } = await show(fixture, { groups: withProduct(residual), state });
    expect(root.textContent).toContain('There is no monthly payment for these values.');
    for (const input_configuration of [
      '{"interest_rate":"free"}',
      '{"duration":{"min":-4}}',
      '[[[',
    ]) {
      const damaged = await show(fixture, { groups: withProduct({ input_configuration }), state });
      expect(cents(damaged.root)).toBe('3333.33');
    }
    const none = await show(fixture, { fields: { models_info: '[]' } });
    expect(none.root.textContent).toContain('No models are available');
  });
});
