import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesOffer, wantedFields } from './wanted-fields.js';

const offer = {
  car_model_key: 'Range Rover Sport',
  year: 2026,
  kinds: ['New cars', 'Owners'],
  branded: true,
};
const matches = (value: string) => {
  const fields = wantedFields(value);
  return fields && matchesOffer(offer, fields);
};

describe('wantedFields', () => {
  it.each([
    [
      '{"car_model_key":"range-rover-sport","year":"2026"}',
      'car_model_key=range-rover-sport&year=2026',
    ],
    ['{"car_model_key":"RANGE ROVER","branded":true}', 'car_model_key=RANGE+ROVER&branded=true'],
    ['{"kinds":"new cars"}', 'kinds=new%20cars'],
    ['{"kinds":["approved","owners"]}', 'kinds=owners'],
    ['{"car_model_key":"any_lr"}', 'any_lr'],
  ])('reads %s like %s [B-5-31]', (json, pairs) => {
    expect([matches(json), matches(pairs)]).toEqual([true, true]);
  });

  it.each([
    [
      '{"car_model_key":"range_rover_sport","year":2025}',
      'car_model_key=range_rover_sport&year=2025',
    ],
    ['{"colour":"red"}', 'colour=red'],
    ['{"toString":"x"}', 'toString=x'],
    ['{"car_model_key":"defender"}', 'defender'],
  ])('refuses an offer for %s and for %s [B-5-31]', (json, pairs) => {
    expect([matches(json), matches(pairs)]).toEqual([false, false]);
  });

  it('is undefined for what is neither', () => {
    for (const value of ['{', '{}', '{"a":null}', '{"a":{}}', '{"":"x"}', '=x', '{"a":[]}']) {
      expect(wantedFields(value), value).toBeUndefined();
    }
  });

  it('reads whatever it wrote, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(wantedFields(value)?.length ?? 1).toBeGreaterThan(0);
      }),
    );
    const word = fc.stringMatching(/^[a-z0-9 _-]{0,8}[a-z]$/);
    const fields = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), word, { minKeys: 1 });
    fc.assert(
      fc.property(fields, (wanted) => {
        const pairs = new URLSearchParams(wanted).toString();
        expect(wantedFields(pairs)).toEqual(wantedFields(JSON.stringify(wanted)));
        expect(matchesOffer({ car_model_key: '', ...wanted }, wantedFields(pairs) ?? [])).toBe(
          true,
        );
      }),
    );
  });
});
