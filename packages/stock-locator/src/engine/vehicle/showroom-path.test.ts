import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showroomPath, showroomSlug, vehicleIdFromPath } from './showroom-path.js';

const parts = {
  state: 'new',
  brand: 'Jaguar',
  model: 'F-PACE',
  productionYear: 2026,
  engines: 'petrol',
  drivetrain: 'AWD',
  transmission: 'automatic',
  color: 'Santorini Black',
};

describe('the address of a vehicle', () => {
  it('joins its parts in order and leaves Land Rover out [S-2-28]', () => {
    expect(showroomSlug(parts)).toBe('new-jaguar-f-pace-2026-petrol-awd-automatic-santorini-black');
    expect(showroomSlug({ ...parts, brand: 'Land Rover', model: 'Defender' })).toBe(
      'new-defender-2026-petrol-awd-automatic-santorini-black',
    );
    expect(showroomSlug({ ...parts, state: 'Ex-Demo!' })).toMatch(/^ex-demo-jaguar/);
  });

  it('skips empty parts and returns id and whole uuid [S-2-29]', () => {
    const path = showroomPath({ id: '123', specification: { ...parts, drivetrain: null } });
    expect(path).toBe('/showroom/new-jaguar-f-pace-2026-petrol-automatic-santorini-black-123');
    expect(vehicleIdFromPath(path)).toBe('123');
    const id = '5f0c6a54-8a0e-4d0f-9c1e-3a2b1c4d5e6f';
    expect(vehicleIdFromPath(`${showroomPath({ id, specification: parts })}?a=b#c`)).toBe(id);
  });

  it('carries a postcode search, and nothing without one [S-2-27]', () => {
    const vehicle = { id: '7', specification: parts };
    const location = { postcode: '1234', locality: 'Al Barsha' };
    expect(showroomPath(vehicle, { location })).toMatch(/-7\?_postcode=1234&_locality=Al\+Barsha$/);
    for (const half of [{ state: 'DXB' }, { postcode: '1234' }, { locality: 'Al Barsha' }]) {
      expect(showroomPath(vehicle, { location: half })).toMatch(/-7$/);
    }
    expect(showroomPath(vehicle)).toMatch(/-7$/);
  });

  it('keeps Arabic letters', () => {
    const path = showroomPath({ id: '9', specification: { color: 'أسودٌ لامع' } });
    expect(decodeURIComponent(path)).toBe('/showroom/أسود-لامع-9');
    expect(vehicleIdFromPath(path)).toBe('9');
  });

  it('returns any id of letters and digits or any uuid, whatever the vehicle', () => {
    const id = fc.oneof(fc.uuid(), fc.stringMatching(/^[a-zA-Z0-9_]{1,20}$/));
    const any = fc.record({ model: fc.string({ unit: 'binary' }), color: fc.string() });
    fc.assert(
      fc.property(id, any, (known, specification) => {
        expect(vehicleIdFromPath(showroomPath({ id: known, specification }))).toBe(known);
      }),
    );
  });

  it('returns any id at all, whatever the vehicle', () => {
    const id = fc.oneof(
      fc.constantFrom(
        'AB-120',
        '-',
        '--',
        'a--b',
        '-7',
        '7-',
        '..',
        '%2F',
        '%',
        'a/b?c#d',
        'إعلان-1',
        ' a b ',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 64 }),
      fc.tuple(fc.uuid(), fc.string({ maxLength: 4 })).map((parts) => parts.join('-')),
    );
    const any = fc.record({
      model: fc.string({ unit: 'binary' }),
      color: fc.oneof(fc.uuid(), fc.string()),
    });
    fc.assert(
      fc.property(id, any, (known, specification) => {
        const path = showroomPath({ id: known, specification });
        expect(vehicleIdFromPath(path)).toBe(known);
        // As a browser hands it on.
        const { pathname } = new URL(`/ar${path}`, 'https://market.example');
        expect(vehicleIdFromPath(pathname)).toBe(known);
      }),
    );
    const path = showroomPath({ id: 'AB-120', specification: parts });
    expect(path).toMatch(/-santorini-black--AB-120$/);
  });

  it('keeps the addresses of ids without hyphens, and of UUIDs, as they were', () => {
    expect(vehicleIdFromPath('/showroom/new-f-pace-2026-10014')).toBe('10014');
    expect(showroomPath({ id: '10014', specification: { model: 'XF' } })).toBe(
      '/showroom/xf-10014',
    );
    const id = '5f0c6a54-8a0e-4d0f-9c1e-3a2b1c4d5e6f';
    expect(showroomPath({ id, specification: { model: 'XF' } })).toBe(`/showroom/xf-${id}`);
  });

  it('has no id when there is none', () => {
    expect(vehicleIdFromPath('')).toBeNull();
    expect(vehicleIdFromPath('/showroom/%E0%A4%A')).toBe('%E0%A4%A');
  });
});
