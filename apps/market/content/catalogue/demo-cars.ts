import { catalogueKey, nameKey } from '@mawkib/core/dynamic-content';
import type { DemoCarModel } from '../demo-rows.js';
import { type Body, type Model, models } from '../vehicles/models.js';
import { paints } from '../vehicles/paints.js';
import { type Powertrain, type PowertrainKey, powertrains } from '../vehicles/powertrains.js';

/** A model with one of its bodies, and its engines, cheapest first. */
export interface Car {
  id: string;
  carKey: string;
  model: Model;
  body: Body;
  engines: (Powertrain & { key: PowertrainKey })[];
  /** Price of the base version in AED. */
  priceFrom: number;
}

function carsOf(model: Model): Omit<Car, 'id'>[] {
  const keys = [
    ...model.powertrains.map(([key]) => key),
    ...model.trims.flatMap(([, , only]) => (only ? [only] : [])),
  ];
  const engines = [...new Set(keys)]
    .map((key) => ({ ...(powertrains[key] as Powertrain), key }))
    .sort((one, other) => one.price - other.price);
  const [cheapest] = engines.filter(({ key }) => model.powertrains.some(([each]) => each === key));
  return model.bodies.map((body) => ({
    carKey: catalogueKey(`${model.nameplate} ${body.suffix}`),
    model,
    body,
    engines,
    priceFrom: model.price + body.price + (cheapest?.price ?? 0),
  }));
}

/** Every nameplate of the demo stock with each of its bodies. */
export const demoCars: readonly Car[] = models
  .flatMap(carsOf)
  .map((car, index) => ({ ...car, id: String(301 + index) }));

const fuels: Record<string, string> = { electric: 'electric', plug_in_hybrid: 'plug_in_hybrid' };

/** The demo catalogue, in display order. */
export const demoCarModels: readonly DemoCarModel[] = demoCars.map((car, position) => {
  const { id, carKey, model, body, engines, priceFrom } = car;
  const cheapest = Math.min(...engines.map(({ price }) => price));
  return {
    id,
    car_key: carKey,
    nameplate: catalogueKey(model.nameplate),
    brand: model.brand,
    names: {
      ar: `${model.ar} ${body.suffix_ar ?? body.suffix}`.trim(),
      en: `${model.nameplate} ${body.suffix}`.trim(),
    },
    nameplate_names: { ar: model.ar, en: model.nameplate },
    image_id: `studio/${model.pictures}-front34-silver`,
    configuration: {
      trims: model.trims.map(([name, factor, only]) => ({
        key: nameKey(name),
        name,
        price_from: only
          ? Math.round((model.price + body.price) * factor + powertrains[only].price)
          : Math.round((model.price + body.price) * factor + priceFrom - model.price - body.price),
      })),
      engines: engines.map(({ key, badge, engine_types, power, price }) => ({
        key,
        name: badge,
        fuel: fuels[engine_types[0] ?? ''] ?? engine_types.at(-1) ?? '',
        power,
        price: price - cheapest,
      })),
      colors: paints.map(({ key, ar, en, price }) => ({ key, name: { ar, en }, price })),
      seats: [...new Set(body.seats)],
    },
    position: position + 1,
  };
});
