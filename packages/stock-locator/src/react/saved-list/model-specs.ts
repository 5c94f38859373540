import type { CompareSpec } from '@mawkib/api-clients/contracts/content';
import type { Locale } from '@mawkib/core/locale';
import { createStorage, type Storage, sessionEntries } from '@mawkib/core/storage';
import type { ModelSpecs } from '../../engine/vehicle/compare-models.js';

/** Fetches the specs of a model: `data` of the content service's response. */
export type LoadModelSpecs = (model: string) => Promise<readonly CompareSpec[]>;

const tabStorage = createStorage(() => window.sessionStorage, console, sessionEntries);

/** Specs to compare, by model. */
export interface ModelSpecsStore {
  readonly getState: () => ModelSpecs;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches what is not there yet; a model that failed is fetched again by the next call. */
  readonly load: (models: readonly string[]) => Promise<void>;
}

/**
 * Keeps the first element of `data` of each model, also in session storage under `models`, and
 * fetches each model once per tab and language. Site document, section 7.
 */
export function createModelSpecs(
  fetchSpecs: LoadModelSpecs,
  locale: Locale,
  storage: Storage<typeof sessionEntries> = tabStorage,
): ModelSpecsStore {
  const isOfLocale = storage.get('mawkib_models_language') === locale;
  let state: ModelSpecs = isOfLocale ? ((storage.get('models') ?? {}) as ModelSpecs) : {};
  const flights = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const fetchOne = async (model: string) => {
    const [spec] = await fetchSpecs(model);
    if (spec === undefined) return;
    state = { ...state, [model]: spec };
    storage.set('mawkib_models_language', locale);
    storage.set('models', state);
    for (const listener of listeners) listener();
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(models) {
      const missing = [...new Set(models)].filter((model) => !Object.hasOwn(state, model));
      await Promise.all(
        missing.map((model) => {
          const flight = flights.get(model) ?? fetchOne(model);
          flights.set(model, flight);
          return flight.catch(() => void flights.delete(model));
        }),
      );
    },
  };
}
