import { shortVin } from '@mawkib/core/vocabulary';
import { numberOf, positiveOf, recordOf, textOf } from './raw-fields.js';
import type { AvlField, Measure, Specification } from './showroom-vehicle.js';

type Raw = Record<string, unknown>;

function measureOf(value: number | null, unit: unknown, usual: string): Measure | null {
  return value === null ? null : { value, unit: textOf(unit) ?? usual };
}

function avlOf(value: unknown): AvlField | null {
  const raw = recordOf(value);
  const avl = {
    registrationDate: textOf(raw.registration_date),
    openMarketValue: positiveOf(raw.open_market_value),
    additionalRegistrationFee: positiveOf(raw.additional_registration_fee),
    preferentialAdditionalRegistrationFee: positiveOf(raw.preferential_additional_registration_fee),
  };
  return Object.values(avl).some((part) => part !== null) ? avl : null;
}

const notNegative = (value: unknown) => {
  const number = numberOf(value);
  return number !== null && number >= 0 ? number : null;
};

export function normaliseSpecification(raw: Raw): Specification {
  const model = textOf(raw.nameplate_name);
  const vin = textOf(raw.vin);
  return {
    brand: textOf(raw.nameplate_brand_name),
    state: textOf(raw.state) ?? '',
    status: textOf(raw.status) ?? '',
    model,
    nameplateExternalCode: textOf(raw.nameplate_external_code),
    title: textOf(raw.model_display_name) ?? model ?? '',
    version: textOf(raw.version),
    drivetrain: textOf(raw.drivetrain),
    productionYear: positiveOf(raw.production_year),
    modelYear: positiveOf(raw.model_year),
    transmission: textOf(raw.transmission),
    mileage: measureOf(notNegative(raw.mileage), raw.mileage_unit, 'km'),
    engines: textOf(raw.engine_type),
    capacity: positiveOf(raw.engine_capacity),
    power: measureOf(positiveOf(raw.power), raw.power_unit, 'hp'),
    deliveryDate: textOf(raw.delivery_date),
    avl: avlOf(raw.avl_field),
    color: textOf(raw.color_name),
    colorInterior: textOf(raw.interior_color),
    vin,
    ownerName: textOf(raw.owner_name),
    orderNumber: textOf(raw.order_number),
    nameplateModelGroup: textOf(raw.nameplate_model_group),
    shortVin: vin && shortVin(vin),
    numberOfSeats: positiveOf(raw.number_of_seats),
    batteryCapacity: positiveOf(raw.battery_capacity),
  };
}
