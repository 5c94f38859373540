import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { normaliseVehicle } from './normalise-vehicle.js';
import { attributesFor, presentAttributes } from './specification-attributes.js';
import { shortVin, showroomAttributes } from './vehicle-attributes.js';

const specification = (changes: Parameters<typeof rawVehicle>[0]) =>
  normaliseVehicle(rawVehicle(changes)).specification;

const avl_field = {
  registration_date: '2024-01-15',
  open_market_value: 210_000,
  additional_registration_fee: 900,
  preferential_additional_registration_fee: 450,
};

describe('the showroom vehicle', () => {
  it('has the 26 fields of its specification [S-3-24]', () => {
    const full = specification({ battery_capacity: 90, avl_field });
    expect(full).toEqual({
      brand: 'Land Rover',
      state: 'new',
      status: 'stock',
      model: 'Defender',
      nameplateExternalCode: 'defender',
      title: 'ديفندر 110',
      version: 'P400 X-Dynamic HSE',
      drivetrain: 'AWD',
      productionYear: 2026,
      modelYear: 2026,
      transmission: 'automatic',
      mileage: { value: 12, unit: 'km' },
      engines: 'petrol',
      capacity: 3,
      power: { value: 400, unit: 'hp' },
      deliveryDate: '2026-12-05',
      avl: {
        registrationDate: '2024-01-15',
        openMarketValue: 210_000,
        additionalRegistrationFee: 900,
        preferentialAdditionalRegistrationFee: 450,
      },
      color: 'أخضر بانجيا',
      colorInterior: 'أسود إيبوني',
      vin: 'SALEA7EU4P2123456',
      ownerName: 'موكب دبي',
      orderNumber: 'O-88213',
      nameplateModelGroup: 'Defender',
      shortVin: '456',
      numberOfSeats: 5,
      batteryCapacity: 90,
    });
    expect(Object.keys(full)).toHaveLength(26);
  });

  it('has the other members, equipment in optional and standard [S-3-25]', () => {
    const vehicle = normaliseVehicle(rawVehicle());
    expect(Object.keys(vehicle)).toEqual(
      expect.arrayContaining([
        'photos',
        'prices',
        'priceSettings',
        'record',
        'equipment',
        'accessories',
        'footnotes',
        'buttons',
        'reservation',
        'owner',
        'publicationLists',
        'link',
        'apiEndpoint',
      ]),
    );
    const noted = normaliseVehicle({ ...rawVehicle(), footnote: 'a', footnotes: ['b', 'c'] });
    expect(noted.footnotes).toEqual(['a', 'b', 'c']);
    expect(vehicle.equipment.standard).toHaveLength(4);
    expect(vehicle.equipment.optional).toEqual([
      { name: 'عجلات 22 بوصة', price: 9500 },
      { name: 'حزمة الطقس البارد', price: null },
    ]);
  });

  it('numbers photos and gives the five paths of each [S-3-27]', () => {
    const [first, second] = normaliseVehicle(rawVehicle()).photos;
    expect([first?.index, second?.index]).toEqual([0, 1]);
    expect(first).toMatchObject({
      big: expect.stringContaining('/1024x576'),
      medium: expect.stringContaining('/640x360'),
      quarterHd: expect.stringContaining('/1024x576'),
      hd: expect.stringContaining('/1600x900'),
      full: expect.stringContaining('/1600x900'),
    });
  });

  it('shows the last three characters of a longer VIN [S-5-23]', () => {
    expect(shortVin('SALWA2BK4NA123456')).toBe('456');
    expect(shortVin('AB1')).toBe('AB1');
  });

  it('has seats only when there are any [B-5-20]', () => {
    expect(specification({ number_of_seats: 5 }).numberOfSeats).toBe(5);
    for (const seats of [0, -1, null as unknown as number])
      expect(specification({ number_of_seats: seats }).numberOfSeats).toBeNull();
  });

  it('uses the other specification set for an unknown state [S-4-03]', () => {
    const sets = { new: ['vin'], other: ['color', 'mileage'] } as const;
    expect(attributesFor('foo', sets)).toEqual(['color', 'mileage']);
    expect(attributesFor('new', sets)).toEqual(['vin']);
    expect(presentAttributes(specification({ state: 'foo' }), attributesFor('foo'))).toContain(
      'vin',
    );
  });

  it('has fourteen showroom attributes in order [S-9-18]', () => {
    const full = specification({ avl_field });
    expect(presentAttributes(full, showroomAttributes)).toEqual([
      'state',
      'status',
      'deliveryDate',
      'productionYear',
      'mileage',
      'transmission',
      'engines',
      'capacity',
      'power',
      'color',
      'colorInterior',
      'vin',
      'orderNumber',
      'avl',
    ]);
  });

  it('cannot be reserved when reserved or sold', () => {
    const reservation = (status: string) => normaliseVehicle(rawVehicle({ status })).reservation;
    expect(reservation('stock').possible).toBe(true);
    expect(reservation('reserved')).toEqual({ possible: false, reserved: true, sold: false });
    expect(reservation('sold')).toEqual({ possible: false, reserved: false, sold: true });
  });

  it('leaves addresses that run script out', () => {
    const photos = [
      { normal: 'javascript:alert(1)', medium: '', hd: '//evil.example/x', quarter_hd: '' },
    ];
    const buttons = [
      {
        id: '1',
        label: 'x',
        target: 'javascript:alert(1)',
        target_type: 'url',
        target_action: 'modal',
      },
    ];
    const vehicle = normaliseVehicle(rawVehicle({ photos, buttons }));
    expect(vehicle.photos).toEqual([]);
    expect(vehicle.buttons).toEqual([]);
  });

  it('is made of anything', () => {
    const fields = Object.keys(rawVehicle());
    const hostile = fc.dictionary(fc.constantFrom(...fields), fc.anything());
    fc.assert(
      fc.property(hostile, (raw) => {
        const vehicle = normaliseVehicle(raw);
        expect(vehicle.link.startsWith('/showroom/')).toBe(true);
      }),
    );
  });
});
