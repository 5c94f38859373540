import { listOf, positiveOf, recordOf, textOf } from './raw-fields.js';
import type { PriceSettings, VehicleRecord } from './showroom-vehicle.js';

const types: Readonly<Record<string, PriceSettings['type']>> = { gross: 'gross', net: 'net' };

/** What is said of the prices of a raw vehicle in its state; site document, section 3. */
export function priceSettingsOf(raw: Record<string, unknown>, state: string): PriceSettings {
  const type = textOf(raw.prices_type)?.toLowerCase() ?? '';
  const metadata = recordOf(raw.price_metadata);
  const ofState = Object.hasOwn(metadata, state) ? recordOf(metadata[state]) : {};
  return {
    type: Object.hasOwn(types, type) ? (types[type] ?? null) : null,
    note: textOf(ofState.note),
    breakdown: listOf(raw.price_breakdown).flatMap((line) => {
      const label = textOf(recordOf(line).label);
      const value = positiveOf(recordOf(line).value);
      return label === null || value === null ? [] : [{ label, value }];
    }),
    base: positiveOf(raw.base_price),
    total: positiveOf(raw.total_price),
  };
}

/** The market's own record of a used or approved vehicle; null where nothing in it is sound. */
export function recordOfVehicle(value: unknown): VehicleRecord | null {
  const raw = recordOf(value);
  const record: VehicleRecord = {
    dateMotExpiry: textOf(raw.date_mot_expiry),
    dateWarrantyExpiry: textOf(raw.date_warranty_expiry),
    recyclingFee: positiveOf(raw.recycling_fee),
    repairRecord: textOf(raw.repair_record),
    previousUse: textOf(raw.previous_use),
    regularMaintenance: textOf(raw.regular_maintenance_availability),
    maintenanceLog: textOf(raw.maintenance_log),
    dateRegistered: textOf(raw.date_registered),
    onTheRoadPrice: positiveOf(raw.on_the_road_price),
  };
  return Object.values(record).some((part) => part !== null) ? record : null;
}
