import type { TellOf } from '../fields/field-problem.js';
import { listOf, positiveOf, recordOf, textOf } from '../fields/raw-fields.js';
import type { PriceSettings, VehicleRecord } from './showroom-vehicle.js';

const types: Readonly<Record<string, PriceSettings['type']>> = { gross: 'gross', net: 'net' };

/** Price notes of a raw vehicle for its state. Site document, section 3. */
export function priceSettingsOf(
  raw: Record<string, unknown>,
  state: string,
  tell: TellOf,
): PriceSettings {
  const type = textOf(raw.prices_type)?.toLowerCase() ?? '';
  const metadata = recordOf(raw.price_metadata);
  const ofState = Object.hasOwn(metadata, state) ? recordOf(metadata[state]) : {};
  return {
    type: Object.hasOwn(types, type) ? (types[type] ?? null) : null,
    note: textOf(ofState.note, tell('price_metadata.note'), 1_000),
    breakdown: listOf(raw.price_breakdown, tell('price_breakdown')).flatMap((line, index) => {
      const at = `price_breakdown.${index}`;
      const label = textOf(recordOf(line).label, tell(`${at}.label`));
      const value = positiveOf(recordOf(line).value, tell(`${at}.value`));
      return label === null || value === null ? [] : [{ label, value }];
    }),
    base: positiveOf(raw.base_price, tell('base_price')),
    total: positiveOf(raw.total_price, tell('total_price')),
  };
}

/** The market's record of a used or approved vehicle; null if nothing in it is valid. */
export function recordOfVehicle(value: unknown, tell: TellOf): VehicleRecord | null {
  const raw = recordOf(value);
  const at = (field: string) => tell(`japan_used_and_approved_cars_field.${field}`);
  const text = (field: string) => textOf(raw[field], at(field));
  const money = (field: string) => positiveOf(raw[field], at(field));
  const record: VehicleRecord = {
    dateMotExpiry: text('date_mot_expiry'),
    dateWarrantyExpiry: text('date_warranty_expiry'),
    recyclingFee: money('recycling_fee'),
    repairRecord: text('repair_record'),
    previousUse: text('previous_use'),
    regularMaintenance: text('regular_maintenance_availability'),
    maintenanceLog: text('maintenance_log'),
    dateRegistered: text('date_registered'),
    onTheRoadPrice: money('on_the_road_price'),
  };
  return Object.values(record).some((part) => part !== null) ? record : null;
}
