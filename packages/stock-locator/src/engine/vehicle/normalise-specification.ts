import type { ProblemReporter } from '../fields/field-problem.js';
import { readNumberWithin, readPositive, readRecord, readText } from '../fields/read-fields.js';
import { vehicleLimits } from '../fields/vehicle-limits.js';
import type { AvlField, Measure, Specification } from './showroom-vehicle.js';
import { shortVin } from './vehicle-attributes.js';

type Raw = Record<string, unknown>;

const measureOf = (value: number | null, unit: string): Measure | null =>
  value === null ? null : { value, unit };

function avlOf(value: unknown, reporter: ProblemReporter): AvlField | null {
  const raw = readRecord(value);
  const money = (field: string) => readPositive(raw[field], reporter(`avl_field.${field}`));
  const avl = {
    registrationDate: readText(raw.registration_date, reporter('avl_field.registration_date')),
    openMarketValue: money('open_market_value'),
    additionalRegistrationFee: money('additional_registration_fee'),
    preferentialAdditionalRegistrationFee: money('preferential_additional_registration_fee'),
  };
  return Object.values(avl).some((part) => part !== null) ? avl : null;
}

export function normaliseSpecification(raw: Raw, reporter: ProblemReporter): Specification {
  const text = (field: string) => readText(raw[field], reporter(field));
  const within = (field: string, [min, max]: readonly [number, number]) =>
    readNumberWithin(raw[field], min, max, reporter(field));
  /** Zero means "no value". */
  const some = (field: string, span: readonly [number, number]) => within(field, span) || null;
  const year = (field: string) =>
    raw[field] === 0 || raw[field] === '0' ? null : within(field, vehicleLimits.year);
  const model = text('nameplate_name');
  const vin = text('vin');
  return {
    brand: text('nameplate_brand_name'),
    state: text('state') ?? '',
    status: text('status') ?? '',
    model,
    nameplateExternalCode: text('nameplate_external_code'),
    title: text('model_display_name') ?? model ?? '',
    version: text('version'),
    drivetrain: text('drivetrain'),
    productionYear: year('production_year'),
    modelYear: year('model_year'),
    transmission: text('transmission'),
    mileage: measureOf(within('mileage', vehicleLimits.mileage), text('mileage_unit') ?? 'km'),
    engines: text('engine_type'),
    capacity: some('engine_capacity', vehicleLimits.capacity),
    power: measureOf(some('power', vehicleLimits.power), text('power_unit') ?? 'hp'),
    deliveryDate: text('delivery_date'),
    avl: avlOf(raw.avl_field, reporter),
    color: text('color_name'),
    colorInterior: text('interior_color'),
    vin,
    ownerName: text('owner_name'),
    orderNumber: text('order_number'),
    nameplateModelGroup: text('nameplate_model_group'),
    shortVin: vin && shortVin(vin),
    numberOfSeats: some('number_of_seats', vehicleLimits.seats),
    batteryCapacity: some('battery_capacity', vehicleLimits.battery),
  };
}
