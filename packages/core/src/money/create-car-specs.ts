import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Logger } from '../errors/logger.js';
import { normaliseName } from '../locale/fold-arabic.js';
import { complainOnce } from '../resource/complain-once.js';
import { createResource, type Resource, type ResourceStatus } from '../resource/create-resource.js';
import { type CarSpecValues, readCarSpecs } from './read-car-specs.js';

export interface CarSpecsOptions {
  /** Fetches `GET /vehicles/{id}/specs` of the content service; rejects on failure. */
  readonly fetchSpecs: (carKey: string) => Promise<unknown>;
  readonly logger: Logger;
  /** Specs from the server-rendered page, by car key; these are not fetched. */
  readonly known?: Readonly<Record<string, CarSpecValues>>;
}

/** Specs and prices by car key; the state has the status of each car. */
export interface CarSpecs
  extends Pick<
    StoreApi<Readonly<Record<string, ResourceStatus>>>,
    'getState' | 'getInitialState' | 'subscribe'
  > {
  /** Fetches the specs of a car, once per page. Never rejects. */
  load(carKey: string): Promise<CarSpecValues>;
  /** A spec or price; undefined until loaded, and for an unknown car or name. */
  value(carKey: string, specName: string): string | number | undefined;
}

const maxCars = 100;

/**
 * Specs and prices by car key, shared by all blocks of a page. Names are normalized. A failure is
 * logged and leaves that car without specs. The state has the status of each car. Blocks document,
 * section 7.
 */
export function createCarSpecs({ fetchSpecs, logger, known = {} }: CarSpecsOptions): CarSpecs {
  const cars = new Map<string, Resource<CarSpecValues>>();
  const store = createStore<Readonly<Record<string, ResourceStatus>>>(() => ({}));

  const complain = complainOnce(logger);

  const carOf = (carKey: string, ready?: CarSpecValues): Resource<CarSpecValues> | undefined => {
    const key = normaliseName(carKey);
    const found = cars.get(key);
    if (found || key === '') return found;
    if (cars.size >= maxCars) {
      complain(`More than ${maxCars} cars on one page`);
      return undefined;
    }
    const car = createResource<CarSpecValues>({
      name: `Specs of ${key}`,
      fallback: {},
      logger,
      known: ready,
      fetch: async () => readCarSpecs(await fetchSpecs(carKey.trim())),
    });
    cars.set(key, car);
    car.subscribe(({ status }) => store.setState({ [key]: status }));
    return car;
  };
  for (const [key, specs] of Object.entries(known)) carOf(key, specs);

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load: async (carKey) => (await carOf(carKey)?.load()) ?? {},
    value(carKey, specName) {
      const specs = cars.get(normaliseName(carKey))?.getState().value ?? {};
      const name = normaliseName(specName);
      return Object.hasOwn(specs, name) ? specs[name] : undefined;
    },
  };
}
