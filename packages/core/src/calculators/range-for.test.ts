import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../errors/logger.js';
import { rangeFor, readRangeData } from './index.js';

const file = {
  profiles: [{ key: 'city', average_speed: 30 }, { key: 'motorway' }, { key: 'off_road' }],
  wheels: ['20', 22],
  temperatures: [-10, '20'],
  values: {
    city: { 20: { '-10': 120, 20: 400 }, 22: { '-10': 250, 20: 800 } },
    motorway: { 20: { 20: 300.4 } },
  },
};
const read = (value: unknown) => {
  const warn = vi.fn();
  return { data: readRangeData(value, { ...silentLogger, warn }), warn };
};
const range = (profile: string, wheel: string, temperature: string, settings = {}) => {
  const { data } = read(file);
  return data && rangeFor(data, { profile, wheel, temperature }, settings);
};

describe('rangeFor', () => {
  it('looks a range up by profile, wheel and temperature [B-3-301]', () => {
    expect(range('city', '20', '20')).toEqual({ distance: 400, average_speed: 30, unit: 'km' });
    expect(range('city', '22', '-10')?.distance).toBe(250);
    expect(range('motorway', '20', '20')).toMatchObject({ distance: 300, average_speed: 92 });
    expect(range('off_road', '20', '20')).toBeNull();
    expect(range('constructor', 'name', 'length')).toBeNull();
  });

  it('keeps it between 187 and 493 km, or the block’s own limits [B-3-301]', () => {
    expect(range('city', '20', '-10')?.distance).toBe(187);
    expect(range('city', '22', '20')?.distance).toBe(493);
    expect(range('city', '22', '20', { maximal_range: 600 })?.distance).toBe(600);
    expect(range('city', '20', '-10', { minimal_range: 100 })?.distance).toBe(120);
    const upsideDown = { minimal_range: 350, maximal_range: 250 };
    expect(range('city', '22', '20', upsideDown)?.distance).toBe(350);
    expect(range('city', '22', '20', { maximal_range: Number.NaN })?.distance).toBe(493);
  });

  it('converts to miles after that [B-3-301]', () => {
    const miles = (profile: string, wheel: string, temperature: string) =>
      range(profile, wheel, temperature, { distance_unit: 'mi' });
    expect(miles('city', '20', '20')).toEqual({ distance: 249, average_speed: 19, unit: 'mi' });
    expect(miles('city', '20', '-10')?.distance).toBe(116);
    expect(miles('city', '22', '20')?.distance).toBe(306);
  });
});

describe('readRangeData', () => {
  it('knows city, motorway and combined unless the file says otherwise [B-3-301]', () => {
    const { data, warn } = read(JSON.stringify({ values: file.values }));
    expect(data?.profiles).toEqual([
      { key: 'city', average_speed: 27 },
      { key: 'motorway', average_speed: 92 },
      { key: 'combined', average_speed: 47 },
    ]);
    expect(data?.wheels).toEqual(['20', '22']);
    expect(new Set(data?.temperatures)).toEqual(new Set(['-10', '20']));
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps what can be read and logs the rest once', () => {
    const { data, warn } = read({
      profiles: [{ key: 'city' }, { key: ' ' }, 7, null],
      wheels: 'many',
      values: { city: { 20: { 20: '٣٠٠', 30: -1, 40: 'far' }, 22: 'x' }, motorway: [] },
    });
    expect(data?.profiles.map(({ key }) => key)).toEqual(['city', '7']);
    expect(data?.wheels).toEqual(['20']);
    expect(
      data && rangeFor(data, { profile: 'city', wheel: '20', temperature: '20' }),
    ).toMatchObject({ distance: 300 });
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[1]).toEqual([
      'values.city.20.30',
      'values.city.20.40',
      'values.city.22',
      'values.motorway',
      'profiles',
      'wheels',
    ]);
  });

  it.each([undefined, null, '', '{', 5, [], {}, { values: {} }, { values: { a: { b: {} } } }])(
    'is nothing, logged once, for %j',
    (value) => {
      const { data, warn } = read(value);
      expect(data).toBeNull();
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (values, profiles) => {
        read({ values: { city: values }, profiles, wheels: values, temperatures: profiles });
      }),
    );
  });
});
