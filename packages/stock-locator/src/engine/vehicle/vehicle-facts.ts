import type { ProblemReporter } from '../fields/field-problem.js';
import { readList, readPositive, readRecord, readText } from '../fields/read-fields.js';
import type { PriceSettings, VehicleRecord } from './showroom-vehicle.js';

const types: Readonly<Record<string, PriceSettings['type']>> = { gross: 'gross', net: 'net' };

/** Price notes of a raw vehicle for its state. Site document, section 3. */
export function priceSettingsOf(
  raw: Record<string, unknown>,
  state: string,
  reporter: ProblemReporter,
): PriceSettings {
  const type = readText(raw.prices_type)?.toLowerCase() ?? '';
  const metadata = readRecord(raw.price_metadata);
  const ofState = Object.hasOwn(metadata, state) ? readRecord(metadata[state]) : {};
  return {
    type: Object.hasOwn(types, type) ? (types[type] ?? null) : null,
    note: readText(ofState.note, reporter('price_metadata.note'), 1_000),
    breakdown: readList(raw.price_breakdown, reporter('price_breakdown')).flatMap((line, index) => {
      const at = `price_breakdown.${index}`;
      const label = readText(readRecord(line).label, reporter(`${at}.label`));
      const value = readPositive(readRecord(line).value, reporter(`${at}.value`));
      return label === null || value === null ? [] : [{ label, value }];
    }),
    base: readPositive(raw.base_price, reporter('base_price')),
    total: readPositive(raw.total_price, reporter('total_price')),
  };
}

/** The market's record of a used or approved vehicle; null if nothing in it is valid. */
export function recordOfVehicle(value: unknown, reporter: ProblemReporter): VehicleRecord | null {
  const raw = readRecord(value);
  const at = (field: string) => reporter(`japan_used_and_approved_cars_field.${field}`);
  const text = (field: string) => readText(raw[field], at(field));
  const money = (field: string) => readPositive(raw[field], at(field));
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
