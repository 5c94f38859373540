import { describe, expect, it } from 'vitest';
import { exteriorPreset, interiorPreset, modelKey } from './presets.js';

const values = (field: { attrs: { options?: readonly { value: string }[] } }) =>
  (field.attrs.options ?? []).map(({ value }) => value);
const models = (field: Parameters<typeof values>[0]) =>
  [...new Set(values(field).map((value) => value.split(/[_-]/)[0]))].sort();

describe('presets', () => {
  it('of cabins are twenty [B-3-382] [B-3-386]', () => {
    expect(values(interiorPreset()).join()).toBe(
      'epace_my18,epace_my19,epace_my20,epace_my21,fpace_my18,fpace_my19,fpace_my20,fpace_my21,ipace_my19,ipace_my20,ipace_my22,ftype_my18,ftype_my20,ftype_my21,xe_my18,xe_my20,xe_my21,xf_my18,xf_my20,xf_my21',
    );
    expect(new Set(values(interiorPreset())).size).toBe(20);
  });

  it('of cars from outside are those and two more [B-3-383] [B-3-387]', () => {
    expect(values(exteriorPreset())).toEqual([
      ...values(interiorPreset()),
      'fpace_my22',
      'ipace_my21',
    ]);
    expect(new Set(values(exteriorPreset())).size).toBe(22);
  });

  it('of model data are thirty, the F-PACE of 2020 unless chosen [B-3-384] [B-3-385] [B-3-388]', () => {
    const keys = values(modelKey());
    expect(new Set(keys).size).toBe(30);
    expect(models(modelKey())).toEqual(['epace', 'fpace', 'ftype', 'ipace', 'xe', 'xf']);
    for (const model of models(modelKey())) {
      for (const year of [19, 20, 21, 22, 23]) expect(keys).toContain(`${model}-${year}my`);
    }
    expect(modelKey().default).toBe('fpace-20my');
  });

  it('are named as people call the cars', () => {
    const named = exteriorPreset().attrs.options?.find(({ value }) => value === 'ipace_my21');
    expect(named?.label).toEqual({ ar: 'آي-بيس 2021', en: 'I-PACE 2021' });
  });
});
