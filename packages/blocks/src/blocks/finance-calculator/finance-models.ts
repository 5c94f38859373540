import type { ContentVehicle } from '@mawkib/api-clients/contracts/content';
import { normaliseName } from '@mawkib/core/locale';
import type { ModelInfo } from './configuration/models-info.js';

/** Prices of the catalogue in major units, by normalized car key; null for a car without one. */
export type CarPrices = Readonly<Record<string, number | null>>;

/** A model with a price. */
export type PricedModel = Omit<ModelInfo, 'price'> & { price: number };

/** Prices of these models; the others are not sent to the browser. */
export function pricesOf(cars: readonly ContentVehicle[], models: readonly ModelInfo[]): CarPrices {
  const wanted = new Set(models.map(({ key }) => normaliseName(key)));
  return Object.fromEntries(
    cars
      .map((car) => [normaliseName(car.car_key), priceIn(car)] as const)
      .filter(([key]) => wanted.has(key)),
  );
}

const priceIn = ({ price }: ContentVehicle): number | null =>
  typeof price === 'number' && price > 0 && Number.isFinite(price) ? price : null;

/**
 * Models that the filter selects, each with the price of the catalogue. A model without a price is
 * left out; a stored price counts only for a car that the catalogue does not have.
 */
export function shownModels(
  models: readonly ModelInfo[],
  filter: string,
  prices: CarPrices = {},
): PricedModel[] {
  const nameplates = filter.split(/[,،]/).map(normaliseName).filter(Boolean);
  return models.flatMap((model) => {
    const isSelected =
      nameplates.length === 0 || nameplates.includes(normaliseName(model.nameplate_key ?? ''));
    const key = normaliseName(model.key);
    const price = Object.hasOwn(prices, key) ? prices[key] : model.price;
    return isSelected && price ? [{ ...model, price }] : [];
  });
}
