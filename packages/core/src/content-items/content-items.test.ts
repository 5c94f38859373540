import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../errors/logger.js';
import { contentItemTypes, isCompleteContentItem, readContentItems } from './content-items.js';

const config = {
  fields: [{ key: 'rate', label: 'Interest', value: 3.99 }],
  groups: [{ label: 'Loan', fields: ['rate'] }],
};
const html = { title: 'Text', type: 'html', html: '<p>Text</p>' };
const calculator = { type: 'calculator', config };
const form = { type: 'form', form_id: 'test-drive' };
const table = { type: 'finance_options_table' };

describe('readContentItems', () => {
  it('keeps a finance options table and drops an unknown type [B-0-15]', () => {
    expect(readContentItems([table, { type: 'video', html: 'x' }, html])).toEqual([table, html]);
    expect(readContentItems([table, html], { types: ['html', 'calculator', 'form'] })).toEqual([
      html,
    ]);
  });

  it('drops html that is blank [B-5-23]', () => {
    for (const blank of [undefined, '', '  \n\t', null, 5]) {
      expect(readContentItems([{ ...html, html: blank }])).toEqual([]);
    }
  });

  it('drops a calculator without fields or without groups [B-5-24]', () => {
    for (const bad of [undefined, {}, { ...config, fields: [] }, { fields: config.fields }, 'x']) {
      expect(readContentItems([{ ...calculator, config: bad }])).toEqual([]);
    }
    const shown = { ...config, fields: [{ key: 'rate', label: 'Interest', value: '3.99' }] };
    for (const item of [calculator, { type: 'calculator', config: JSON.stringify(config) }]) {
      expect(readContentItems([item])).toEqual([{ type: 'calculator', config: shown }]);
    }
    const stored = { type: 'calculator', calculator_config: JSON.stringify(config) };
    expect(readContentItems([stored])).toHaveLength(1);
  });

  it('drops a form without its id [B-5-25]', () => {
    expect(readContentItems([{ type: 'form' }, { ...form, form_id: ' ' }])).toEqual([]);
    expect(readContentItems([{ ...form, form_id: 12 }])).toEqual([{ type: 'form', form_id: '12' }]);
  });

  it('keeps the valid items in order and says once that some were dropped [B-5-26]', () => {
    const warn = vi.fn();
    const options = { logger: { ...silentLogger, warn }, name: 'showroom popup' };
    const items = [{ type: 'form' }, form, null, html, { type: 'calculator' }, table];
    expect(readContentItems(items, options).map(({ type }) => type)).toEqual([
      'form',
      'html',
      'finance_options_table',
    ]);
    expect(warn.mock.calls).toEqual([
      ['Invalid items in showroom popup', { field: 'showroom popup' }],
    ]);
    expect(readContentItems(JSON.stringify([html, form]), options)).toHaveLength(2);
    expect(readContentItems(undefined, options)).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('takes nothing that it does not know, and never throws', () => {
    const item = { ...html, onclick: 'x', ...JSON.parse('{"__proto__": {"form_id": "x"}}') };
    expect(readContentItems([item])).toEqual([html]);
    const any = fc.oneof(fc.anything(), fc.string());
    const shape = fc.record({
      type: fc.constantFrom(...contentItemTypes),
      html: any,
      config: any,
      form_id: any,
    });
    fc.assert(
      fc.property(fc.oneof(any, fc.array(shape)), (value) => {
        for (const known of readContentItems(value)) {
          expect(isCompleteContentItem(known)).toBe(true);
        }
      }),
    );
  });
});
