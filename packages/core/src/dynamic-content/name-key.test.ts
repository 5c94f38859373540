import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstModels } from '../first-market/first-models.js';
import { isAmong, nameKey } from './name-key.js';

describe('nameKey', () => {
  it('is one for every spelling of a name', () => {
    for (const name of ['F-PACE', 'f_pace', ' F‑Pace ', 'f – pace']) {
      expect(nameKey(name)).toBe('f_pace');
    }
    for (const name of [' Range Rover Sport ', 'range-rover-sport', 'RANGE\u00a0ROVER  SPORT']) {
      expect(nameKey(name)).toBe('range_rover_sport');
    }
  });

  it('normalises once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
        expect(nameKey(` ${name.toUpperCase().toLowerCase()} `)).toBe(
          nameKey(name.toUpperCase().toLowerCase()),
        );
      }),
    );
  });
});

describe('isAmong', () => {
  it.each(Object.entries(firstModels.families))(
    'finds a model of the family %s [B-5-15]',
    (family, models) => {
      for (const model of models) expect(isAmong(family, [nameKey(model)])).toBe(true);
      expect(isAmong(family, ['xe'])).toBe(false);
      expect(isAmong(models.at(-1) ?? '', [family])).toBe(false);
    },
  );

  it('finds a model of any brand in its own group alone [B-5-16]', () => {
    for (const model of firstModels.groups.any_jag.models) {
      expect(isAmong('any_jag', [nameKey(model)])).toBe(true);
      expect(isAmong('Any JAG', [nameKey(model)])).toBe(true);
      expect(isAmong('any_lr', [nameKey(model)])).toBe(false);
    }
    expect(isAmong('any_lr', ['range_rover_velar'])).toBe(true);
  });
});
