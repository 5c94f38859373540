import { type FinancePlan, minorOf, monthlyPaymentOf } from '@mawkib/stock-locator/engine';
import type { NewDealer, NewVehicle } from '../../db/schema/dealers-and-vehicles.js';
import { shownPrice } from '../replica/stock-entry.js';

/** A vehicle of the demo stock with its retailer, as generated. */
export interface DemoVehicle {
  vehicle: NewVehicle;
  dealer: NewDealer;
  plan: FinancePlan;
}

export type Condition = (demo: DemoVehicle) => boolean;

const oneOf =
  (read: (vehicle: NewVehicle) => string | number | null | undefined) =>
  (...values: (string | number)[]): Condition =>
  ({ vehicle }) =>
    values.includes(read(vehicle) ?? '');
const within =
  (read: (demo: DemoVehicle) => number | null | undefined) =>
  (from: number, to: number): Condition =>
  (demo) => {
    const value = read(demo);
    return typeof value === 'number' && value >= from && value <= to;
  };
const any = Number.POSITIVE_INFINITY;

export const model = oneOf(({ nameplate }) => nameplate);
export const brand = oneOf((vehicle) => vehicle.brand);
export const state = oneOf((vehicle) => vehicle.state);
export const status = oneOf((vehicle) => vehicle.status);
export const color = oneOf((vehicle) => vehicle.color_canonical);
export const paint = oneOf((vehicle) => vehicle.color_key);
export const body = oneOf((vehicle) => vehicle.body_type);
export const seats = oneOf((vehicle) => vehicle.number_of_seats);
export const gearbox = oneOf((vehicle) => vehicle.transmission);
export const drive = oneOf((vehicle) => vehicle.drivetrain);
export const engine =
  (...types: string[]): Condition =>
  ({ vehicle }) =>
    vehicle.engine_types.some((type) => types.includes(type));
export const pays =
  (option: string): Condition =>
  ({ vehicle }) =>
    vehicle.financing_options.includes(option);

export const price = within(({ vehicle }) => {
  const shown = shownPrice(vehicle, vehicle.sale_minor);
  return shown && shown > 0 ? shown : null;
});
export const under = (max: number): Condition => price(0, max);
export const over = (min: number): Condition => price(min, any);
export const km = within(({ vehicle }) => vehicle.mileage);
export const driven = (max: number): Condition => km(0, max);
export const year = within(({ vehicle }) => vehicle.production_year);
export const since = (first: number): Condition => year(first, any);
export const modelYear = within(({ vehicle }) => vehicle.model_year);
export const power = within(({ vehicle }) => vehicle.power);

/** Affordable with the market's default term and deposit at this monthly rate. */
export const monthly =
  (max: number, deposit?: number): Condition =>
  ({ vehicle, plan }) => {
    if (!vehicle.financing_options.includes('cash') || vehicle.price_hidden.includes('cash'))
      return false;
    const terms = deposit === undefined ? {} : { deposit: minorOf(deposit) };
    const payment = monthlyPaymentOf(
      plan,
      { state: vehicle.state, price: vehicle.sale_minor },
      terms,
    );
    return payment !== null && payment <= minorOf(max);
  };

export const city =
  (...names: string[]): Condition =>
  ({ dealer }) =>
    names.includes(dealer.texts.en.city);
export const dealer =
  (name: string): Condition =>
  ({ dealer: seller }) =>
    seller.texts.en.name === name;

/** Equipment by its English name. */
export const has =
  (part: RegExp): Condition =>
  ({ vehicle: { texts } }) =>
    [...texts.en.features_standard, ...texts.en.features_optional.map(({ name }) => name)].some(
      (item) => part.test(item),
    );
export const version =
  (part: RegExp): Condition =>
  ({ vehicle }) =>
    part.test(vehicle.texts.en.version);
export const longName =
  (part: RegExp): Condition =>
  ({ vehicle }) =>
    part.test(vehicle.texts.en.model_display_name);
export const interior =
  (part: RegExp): Condition =>
  ({ vehicle }) =>
    part.test(vehicle.texts.en.interior_color);

export const not =
  (condition: Condition): Condition =>
  (demo) =>
    !condition(demo);

export const rangeFamily = model('Range Rover', 'Range Rover Sport', 'Range Rover Evoque');
export const hybrid = engine('plug_in_hybrid', 'mild_hybrid', 'hybrid');
