import { describe, expect, expectTypeOf, it } from 'vitest';
import { fixtures } from '../answers.fixture.js';
import { type RawVehicle, rawVehicle } from './raw-vehicle.js';

const given = (fixtures.getVehicle as { data: Record<string, unknown> }).data;
const vehicle = rawVehicle.parse(given);
const kept = (...names: string[]) => {
  for (const name of names) {
    expect(name in given, `the fixture has ${name}`).toBe(true);
    expect(rawVehicle.shape, name).toHaveProperty(name);
    expect(vehicle[name], name).toEqual(given[name]);
  }
};

describe('a raw vehicle', () => {
  it('has the fields of its identity [S-3-17]', () => {
    kept('id', 'long_description', 'nameplate_brand_name', 'nameplate_name', 'vin', 'status');
    kept('nameplate_external_code', 'nameplate_model_group', 'model_display_name', 'state');
    kept('version', 'owner_name', 'order_number', 'item_id', 'availability');
    expectTypeOf<RawVehicle['item_id']>().toEqualTypeOf<string | null>();
  });

  it('has the technical fields [S-3-18]', () => {
    kept('drivetrain', 'production_year', 'model_year', 'color_name', 'interior_color');
    kept('engine_type', 'power', 'power_unit', 'mileage', 'mileage_unit', 'battery_capacity');
    kept('engine_capacity', 'transmission', 'delivery_date', 'number_of_seats');
    expectTypeOf<RawVehicle['battery_capacity']>().toEqualTypeOf<number | null>();
  });

  it('has the fields of content, and each optional feature its price [S-3-19]', () => {
    kept('cover_photo_medium', 'features_standard', 'features_optional', 'accessories');
    kept('footnote', 'config_url', 'video_url', 'product_card_disclaimer', 'disclaimers');
    expect(vehicle.features_optional[0]).toEqual({ name: 'عجلات', price: 12_000 });
    expectTypeOf<RawVehicle['features_optional'][0]['price']>().toEqualTypeOf<number>();
  });

  it('has the prices, and what is said of them by state [S-3-20]', () => {
    kept('price_breakdown', 'price_hidden', 'financing_options', 'msrp_price', 'sale_price');
    kept('monthly_price', 'subscribe_price', 'gross_price', 'net_price', 'prices_type');
    kept('price_metadata', 'total_price', 'base_price');
    expect(vehicle.price_metadata?.new).toEqual({ note: 'شامل الضريبة' });
    expectTypeOf<RawVehicle['financing_options']>().toEqualTypeOf<('cash' | 'lease' | 'rent')[]>();
  });

  it('keeps what is known of its owner, and photos in four sizes [S-3-21]', () => {
    kept('owner_id', 'owner_name', 'owner_city', 'owner_state');
    expect(vehicle.owner_dealer_codes).toEqual(['AE01']);
    expect(vehicle.photos[0]).toEqual({ normal: '/n', medium: '/m', hd: '/h', quarter_hd: '/q' });
  });

  it('has the four values of an approved registration', () => {
    expect(vehicle.avl_field).toEqual(given.avl_field);
    expectTypeOf(vehicle.avl_field?.open_market_value).toEqualTypeOf<number | null | undefined>();
  });

  it('has the nine values of a used and approved vehicle [S-3-23]', () => {
    const values = vehicle.japan_used_and_approved_cars_field;
    expect(values).toEqual(given.japan_used_and_approved_cars_field);
    expect(Object.keys(values ?? {})).toEqual([
      'date_mot_expiry',
      'date_warranty_expiry',
      'recycling_fee',
      'repair_record',
      'previous_use',
      'regular_maintenance_availability',
      'maintenance_log',
      'date_registered',
      'on_the_road_price',
    ]);
    expectTypeOf(values?.recycling_fee).toEqualTypeOf<number | null | undefined>();
  });
});
