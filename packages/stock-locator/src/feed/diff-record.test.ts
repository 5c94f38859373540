import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVehicleReader } from './create-vehicle-reader.js';
import { diffRecord } from './diff-record.js';
import type { FeedVehicleValues } from './feed-types.js';
import { feedVehicleSchema } from './feed-vehicle-schema.js';

describe('what an import changes', () => {
  const stored: FeedVehicleValues = {
    nameplate_name: 'XF',
    sale_minor: 100,
    version: { ar: 'أ', en: 'A' },
    photos: ['https://a.example/1.jpg'],
    mileage: null,
  };

  it('is what differs, and only what the row names', () => {
    const incoming: FeedVehicleValues = {
      sale_minor: 200,
      version: { ar: 'ب' },
      photos: ['https://a.example/2.jpg'],
      mileage: null,
      vin: null,
      features_standard: { ar: [], en: null },
    };
    expect(diffRecord(stored, incoming)).toEqual({
      changes: { sale_minor: 200, version: { ar: 'ب' }, photos: ['https://a.example/2.jpg'] },
      kept: [],
    });
  });

  it('leaves alone what staff edited, a language by itself', () => {
    const incoming: FeedVehicleValues = {
      sale_minor: 200,
      version: { ar: 'ب', en: 'B' },
      mileage: 5,
    };
    expect(
      diffRecord(stored, incoming, { edited: ['sale_minor', 'version.ar', 'photos'] }),
    ).toEqual({
      changes: { version: { en: 'B' }, mileage: 5 },
      kept: ['sale_minor', 'version.ar'],
    });
  });

  it('is nothing after it was made', () => {
    const text = fc.option(fc.string());
    const values = fc.record(
      {
        sale_minor: fc.option(fc.nat()),
        vin: text,
        version: fc.record({ ar: text, en: text }, { requiredKeys: [] }),
        photos: fc.option(fc.array(fc.string())),
      },
      { requiredKeys: [] },
    );
    const merged = (one: object, changes: object) =>
      Object.fromEntries(
        Object.entries({ ...one, ...changes }).map(([field, value]) => [
          field,
          field === 'version'
            ? { ...(one as FeedVehicleValues).version, ...(value as object) }
            : value,
        ]),
      );
    fc.assert(
      fc.property(values, values, (before, incoming) => {
        const { changes } = diffRecord<FeedVehicleValues>(before, incoming);
        expect(diffRecord<FeedVehicleValues>(merged(before, changes), incoming).changes).toEqual(
          {},
        );
        expect(diffRecord<FeedVehicleValues>(incoming, incoming).changes).toEqual({});
      }),
    );
  });
});

describe('a vehicle in target form', () => {
  const valid = {
    match: { id: 'ST-1' },
    values: {
      nameplate_brand_name: 'LAND  ROVER',
      nameplate_name: 'Defender',
      sale_minor: 1_000_000_000_000,
      currency: 'AED',
      version: { en: '<b>HSE</b> &amp; more' },
      photos: ['https://a.example/1.jpg?x=1|2', 'javascript:x'],
      color_canonical: 'black',
    },
  };
  const reader = () => createVehicleReader({ currency: 'AED' });

  it('is cleaned as a row is', () => {
    expect(reader()(valid, 1)).toMatchObject({
      outcome: 'repaired',
      record: {
        match: { id: 'ST-1' },
        values: {
          nameplate_brand_name: 'Land Rover',
          version: { en: 'HSE & more' },
          color_key: 'black',
        },
      },
      notes: [
        { field: 'version.en', code: 'markup' },
        { field: 'photos', code: 'unsafe_address' },
      ],
    });
  });

  it('is rejected with the field where it does not fit, and the second time', () => {
    const read = reader();
    const of = (values: object, match: object = { id: 'a' }) => read({ match, values }, 1);
    const notes = (result: ReturnType<typeof read>) =>
      result.notes.map(({ field, code }) => [field, code]);
    expect(notes(of({ sale_minor: -1 }))).toEqual([['sale_minor', 'negative']]);
    expect(notes(of({ sale_minor: 1e12 + 1 }))).toEqual([['sale_minor', 'absurd']]);
    expect(notes(of({ state: 'old' }))).toEqual([['state', 'unknown_value']]);
    expect(notes(of({ nameplate_name: ' ' }))).toEqual([['nameplate_name', 'missing_model']]);
    expect(notes(of({}, {}))).toEqual([['match', 'missing_match']]);
    expect(notes(of({ currency: 'USD' }))).toEqual([['currency', 'currency_other']]);
    expect(notes(of({ wheels: 4 }))).toEqual([[undefined, 'unknown_value']]);
    expect(of({ mileage: 5 }).outcome).toBe('accepted');
    expect(notes(of({ mileage: 6 }))).toEqual([['id', 'duplicate']]);
    expect(feedVehicleSchema.safeParse(null).success).toBe(false);
    expect(read(null, 1).outcome).toBe('rejected');
  });
});
