import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { normaliseVehicle } from './normalise-vehicle.js';
import type { ShowroomVehicle } from './showroom-vehicle.js';
import { vehicleProblems } from './vehicle-problems.js';

type Raw = Record<string, unknown>;

const script = '<script>alert(1)</script>';
const image = '<img src=x onerror=alert(1)>';

const hostileText = fc.constantFrom(
  script,
  image,
  `Defender ${script}110`,
  `<scr${script}ipt>alert(1)</scr${script}ipt>`,
  '"><svg/onload=alert(1)>',
  '</script><!-- x',
  'javascript:alert(1)',
  '//evil.example/x.js',
  '/\\evil.example',
  'https://cars.example/"onload="x',
  '\u202Egnp.exe\u202C',
  '\uD800',
  'a\u0000b\u0007',
  'x'.repeat(40_000),
  '{{constructor.constructor("alert(1)")()}}',
);
const hostileNumber = fc.constantFrom(
  -1,
  -0,
  1e21,
  Number.MAX_VALUE,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '12e400',
  '٤٠٠',
);
const scalar = fc.oneof(hostileText, hostileNumber, fc.anything());
const hostile = fc.oneof(
  scalar,
  fc.array(
    fc.oneof(
      scalar,
      fc.dictionary(
        fc.constantFrom(
          'name',
          'price',
          'label',
          'value',
          'normal',
          'hd',
          'target',
          'target_type',
          'id',
        ),
        scalar,
      ),
    ),
    { maxLength: 4 },
  ),
);
const fields = [
  ...Object.keys(rawVehicle()),
  'accessories',
  'footnote',
  'footnotes',
  'disclaimers',
  'buttons',
  'price_breakdown',
  'price_metadata',
  'avl_field',
  'owner_latitude',
  'owner_opening_hours',
  'api_endpoint',
  'publication_lists',
  'japan_used_and_approved_cars_field',
];
const anyVehicle = fc
  .dictionary(fc.constantFrom(...fields), hostile)
  .map((bad): Raw => ({ ...rawVehicle(), ...bad }));

/** Every text and number that is shown, with its path. */
function leaves(value: unknown, path = ''): [path: string, leaf: string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, `${path}.${name}`));
}

const isAddress = (path: string) =>
  /^\.photos\.\d+\.(big|medium|quarterHd|hd|full)$|^\.apiEndpoint$/.test(path);

describe('a vehicle of anything', () => {
  it('is shown without its bad parts, whatever they are', () => {
    fc.assert(
      fc.property(anyVehicle, (raw) => {
        for (const [path, leaf] of leaves(normaliseVehicle(raw))) {
          if (typeof leaf === 'number') {
            expect(Number.isFinite(leaf), path).toBe(true);
            if (!/itude$/.test(path)) expect(leaf, path).toBeGreaterThanOrEqual(0);
            continue;
          }
          expect(leaf, path).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
          expect(leaf.length, path).toBeLessThanOrEqual(10_001);
          if (isAddress(path))
            expect(leaf, path).toMatch(/^(https?:\/\/[^/\\]|\/[^/\\])[^"<>\s]*$/i);
          else if (path !== '.link') expect(leaf, path).not.toMatch(/<[a-z/!]/i);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('tells every problem with the id of the vehicle and where it is', () => {
    fc.assert(
      fc.property(anyVehicle, (raw) => {
        const { id } = normaliseVehicle(raw);
        const problems = vehicleProblems(raw);
        expect(problems.length).toBeLessThanOrEqual(50);
        for (const { vehicleId, field } of problems) {
          expect(vehicleId).toBe(id);
          expect(fields).toContain(field.split('.')[0]);
        }
      }),
    );
  });
});

describe('problems of a vehicle', () => {
  it('are none for a sound one', () => {
    expect(vehicleProblems(rawVehicle())).toEqual([]);
    expect(vehicleProblems(rawVehicle({ sale_price: 0, power: null, version: '' }))).toEqual([]);
  });

  const shown = (raw: Raw) => {
    const { specification, prices, equipment, photos, owner } = normaliseVehicle({
      ...rawVehicle({ id: '9' }),
      ...raw,
    });
    return { ...specification, prices, equipment, photos, owner };
  };
  type Shown = ReturnType<typeof shown> & Partial<ShowroomVehicle>;

  it.each<
    [field: string, bad: unknown, problem: string, part: (shown: Shown) => unknown, left: unknown]
  >([
    ['mileage', -40, 'negative', (car) => car.mileage, null],
    ['mileage', 99_999_999, 'absurd', (car) => car.mileage, null],
    ['mileage', 'about 5', 'not_a_number', (car) => car.mileage, null],
    ['production_year', 20266, 'absurd', (car) => car.productionYear, null],
    ['power', Number.POSITIVE_INFINITY, 'not_a_number', (car) => car.power, null],
    ['number_of_seats', -2, 'negative', (car) => car.numberOfSeats, null],
    ['msrp_price', -429_000, 'negative', (car) => car.prices[0]?.old, null],
    ['sale_price', 1e15, 'absurd', (car) => car.prices[0]?.amount, 429_000],
    ['version', `P400 ${script}HSE`, 'markup', (car) => car.version, 'P400 HSE'],
    ['color_name', image, 'markup', (car) => car.color, null],
    ['model_display_name', '\u202ERedneFeD', 'direction', (car) => car.title, 'RedneFeD'],
    ['version', { toString: () => script }, 'not_text', (car) => car.version, null],
    ['photos', 'none', 'not_a_list', (car) => car.photos, []],
    ['owner_latitude', 200, 'absurd', (car) => car.owner.latitude, null],
  ])('leave %s of %j out and tell: %s', (field, bad, problem, part, left) => {
    expect(part(shown({ [field]: bad }))).toEqual(left);
    expect(vehicleProblems({ ...rawVehicle({ id: '9' }), [field]: bad })).toEqual([
      { vehicleId: '9', field, problem },
    ]);
  });

  it('name what is missing, and where a bad part of a list is', () => {
    const { nameplate_name: _, ...bare } = rawVehicle({ id: '9' }) as Raw;
    expect(vehicleProblems(bare)).toEqual([
      { vehicleId: '9', field: 'nameplate_name', problem: 'missing' },
    ]);
    const features = [
      { name: 'Wheels', price: 9_500 },
      { name: 'Mats', price: -5 },
    ];
    expect(vehicleProblems(rawVehicle({ id: '9', features_optional: features }))).toEqual([
      { vehicleId: '9', field: 'features_optional.1.price', problem: 'negative' },
    ]);
    expect(vehicleProblems({})[0]).toEqual({ vehicleId: '', field: 'id', problem: 'missing' });
  });

  it('cut what is endless', () => {
    const long = normaliseVehicle(rawVehicle({ version: 'x'.repeat(40_000) }));
    expect(long.specification.version).toHaveLength(301);
    const many = Array.from({ length: 9_000 }, (_, at) => `Feature ${at}`);
    expect(
      normaliseVehicle(rawVehicle({ features_standard: many })).equipment.standard,
    ).toHaveLength(500);
  });
});
