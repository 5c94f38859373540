// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createBlock, validateTree } from '../../model/index.js';
import { resolved } from '../../renderer/page.fixture.js';
import { show } from '../block.fixture.js';
import { checkVin } from './check-vin.js';
import { vinChecker } from './vin-checker.definition.js';
import { fixtures } from './vin-checker.fixture.js';
import { digestVins, maxVins } from './vin-digests.js';

const fresh = createBlock(vinChecker, () => 'new');

async function check(root: Element, vin: string) {
  const input = root.querySelector('input') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, vin);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => root.querySelector('button')?.click());
  return {
    input,
    result: root.querySelector('[role="status"]')?.textContent,
    error: root.querySelector('[id$="-error"]')?.textContent,
  };
}

describe('the VIN checker', () => {
  it('compares a VIN with its list, without a call [B-3-168] [B-3-169] [B-3-170] [B-3-172]', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('label')?.textContent).toBe('Your VIN');
    expect(root.querySelector('button')?.textContent).toBe('Look it up');
    expect((await check(root, ' salea ١٢٣45 ')).result).toBe('Come to us.');
    expect((await check(root, 'SALEA12346')).result).toBe('Drive on.');
    expect((await check(root, 'salya123')).result).toBe('Come to us.');
    expect(fetch).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('reports a blank and a malformed VIN at the field, and keeps what was typed', async () => {
    const { root } = await show(fixtures[0]);
    const blank = await check(root, '  ');
    expect([blank.error, blank.result]).toEqual(['Error: Enter the VIN.', '']);
    expect(document.activeElement).toBe(blank.input);
    const short = await check(root, 'sad-1');
    expect(short.error).toContain('A VIN has 17 letters and digits');
    expect([short.input.value, short.input.getAttribute('aria-invalid')]).toEqual([
      'SAD-1',
      'true',
    ]);
  });

  it('has the texts of the document by default [B-8-03] [B-8-04] [B-8-21]', async () => {
    const list = { ar: 'SALEA12345', en: 'SALEA12345' };
    const { root } = await show({ ...fresh, fields: { ...fresh.fields, vin_list: list } });
    expect((await check(root, 'SALEA12345')).result).toBe(
      'Your vehicle is affected. Please call the service center to make an appointment for the parts replacement.',
    );
    const other = await show(fresh);
    expect((await check(other.root, 'SALEA7BW6N2104417')).result).toBe(
      'Your vehicle is NOT the affected vehicle.',
    );
  });

  it('is aligned and as high as chosen; centred and medium by default [B-3-171]', async () => {
    const look = ({ root }: { root: Element }) => [
      root.getAttribute('data-alignment'),
      root.getAttribute('data-height'),
    ];
    expect(look(await show(fixtures[0]))).toEqual(['right', 'large']);
    expect(look(await show(fresh))).toEqual(['center', 'medium']);
    const values = (field: { attrs: { options?: readonly { value: string }[] } }) =>
      field.attrs.options?.map(({ value }) => value);
    expect(values(vinChecker.fields.alignment)).toEqual(['left', 'center', 'right']);
    expect(values(vinChecker.fields.height)).toEqual(['small', 'medium', 'large']);
  });

  it('gives a page digests instead of its list', () => {
    const page = JSON.stringify(resolved(fixtures));
    expect(page).not.toMatch(/SALEA|SALYA|salea/);
    expect(resolved(fixtures)[0]?.fields.vin_list).toMatchObject({
      exact: { 10: expect.stringMatching(/^.{8}$/) },
      prefixes: { 5: expect.stringMatching(/^.{8}$/) },
    });
    expect(resolved(fixtures, 'ar')[0]?.fields.vin_list).toEqual(
      resolved(fixtures, 'en')[0]?.fields.vin_list,
    );
  });
});

describe('a list of VINs', () => {
  it('tells a VIN that is too short from one that is not affected', () => {
    const list = digestVins('SALEA7BW6N2104417\nSALYA*');
    expect(checkVin(list, 'SALEA7BW6N2104417')).toBe('affected');
    expect(checkVin(list, 'SALEA7BW6N210441')).toBe('malformed');
    expect(checkVin(list, 'SALEA7BW6N2104418')).toBe('unaffected');
    expect(checkVin(list, 'SALEA7BW6N210441O')).toBe('malformed');
    expect(checkVin(list, 'SALEA7BW6N21044171')).toBe('malformed');
    expect(checkVin(list, 'SALYA')).toBe('affected');
    for (const odd of ['*', 'S'.repeat(1e5), '<b>', '\u202eSAL']) {
      expect(['malformed', 'blank']).toContain(checkVin(list, odd));
    }
  });

  it('of 20,000 lines is read; a longer one cannot be saved', () => {
    const vin = (at: number) => `SALEA7BW6N2${String(at).padStart(6, '0')}`;
    const lines = Array.from({ length: maxVins }, (_, at) => vin(at));
    const list = digestVins(lines.join('\r\n'));
    expect(list.exact[17]).toHaveLength(maxVins * 8);
    expect(checkVin(list, vin(maxVins - 1))).toBe('affected');
    expect(checkVin(list, vin(maxVins))).toBe('unaffected');
    const rules = (text: string) =>
      validateTree(
        [{ ...fresh, fields: { vin_list: { ar: text, en: '' } } }],
        () => vinChecker,
      ).map(({ rule }) => rule);
    expect(rules(lines.join('\n'))).not.toContain('max_lines');
    expect(rules([...lines, 'SALYA*'].join('\n'))).toContain('max_lines');
  });
});
