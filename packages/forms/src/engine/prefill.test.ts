import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyType, formOf, options } from './form.fixture.js';
import { hiddenAnswers, prefill } from './prefill.js';

const from = (query: string, mappings: Parameters<typeof prefill>[2]) =>
  prefill(everyType, new URLSearchParams(query), mappings);

describe('values from the address', () => {
  test('a mapped parameter fills its field [B-3-223]', () => {
    expect(from('model=defender&name=x', { form_params_mapping: { model: 'model' } })).toEqual({
      model: 'defender',
    });
  });

  test('a mapped location parameter preselects the location [B-3-224]', () => {
    expect(from('dealer=L2', { form_location_params_mapping: { dealer: 'dealer' } })).toEqual({
      dealer: 'L2',
    });
  });

  test('an external id becomes the location it stands for [B-3-225]', () => {
    const mappings = {
      form_location_params_mapping: { dealer: 'dealer' },
      form_location_mapping: { EXT1: 'L1' },
    };
    expect(from('dealer=EXT1', mappings)).toEqual({ dealer: 'L1' });
    expect(from('dealer=L2', mappings)).toEqual({ dealer: 'L2' });
  });

  test('without a location mapping the id is taken as it is [S-5-14]', () => {
    const form = formOf({ id: 'model', type: 'text' }, { id: 'dealer', type: 'location' });
    const mappings = { form_params_mapping: { model: 'model', dealer: 'dealer' } };
    const search = new URLSearchParams('model=defender&dealer=EXT1');
    expect(prefill(form, search, mappings)).toEqual({ model: 'defender', dealer: 'EXT1' });
    expect(
      prefill(form, search, { ...mappings, form_location_mapping: { EXT1: 'L1' } }),
    ).toMatchObject({ dealer: 'L1' });
  });

  test('an option the field does not have is left out, an unfinished text stays', () => {
    const mappings = { form_params_mapping: { m: 'model', e: 'email', n: 'name' } };
    expect(from('m=bentley&e=sara@&n=a', mappings)).toEqual({ email: 'sara@', name: 'a' });
  });

  test("the field's own default stands where the address says nothing", () => {
    const form = formOf({
      id: 'm',
      type: 'select',
      options: options('a', 'b'),
      default_value: 'a',
    });
    const mappings = { form_params_mapping: { q: 'm' } };
    expect(prefill(form, new URLSearchParams(), mappings)).toEqual({ m: 'a' });
    expect(prefill(form, new URLSearchParams('q=b'), mappings)).toEqual({ m: 'b' });
  });

  test('any address gives values, never an exception', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.string())), (pairs) => {
        const mappings = { form_params_mapping: { a: 'name', b: 'extras' } };
        expect(prefill(everyType, new URLSearchParams(pairs), mappings)).toBeTypeOf('object');
      }),
    );
  });
});

describe('hidden values', () => {
  test('are set by a link, if the form defines them as hidden', () => {
    const form = formOf({ id: 'source', type: 'hidden' }, { id: 'name', type: 'text' });
    expect(hiddenAnswers(form, { source: 'web', name: 'x', other: 'y' })).toEqual({
      source: 'web',
    });
    expect(hiddenAnswers(form)).toEqual({});
  });
});
