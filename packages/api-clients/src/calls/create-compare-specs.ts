import type { Storage, sessionEntries } from '@mawkib/core/storage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Call, CallContext } from '../call.js';
import { type CompareSpec, getModelCompareSpec } from '../contracts/content/vehicle-facts.js';
import { withParsedInput } from '../wrappers/with-parsed-input.js';

/** Comparison specs by model. */
export type CompareSpecsState = Readonly<Record<string, CompareSpec>>;

export interface CompareSpecs
  extends Pick<StoreApi<CompareSpecsState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Specs of a model, from the store or fetched once. Undefined if there are none. */
  load(model: string, context?: CallContext): Promise<CompareSpec | undefined>;
}

/**
 * Creates a store of comparison specs that fetches each model once. Keeps the first element of
 * `data`, also in session storage under `models`. Site document, section 7.
 */
export function createCompareSpecs(
  call: Call,
  storage: Storage<typeof sessionEntries>,
): CompareSpecs {
  const parsed = withParsedInput(call);
  const store = createStore<CompareSpecsState>(() => ({}));
  const flights = new Map<string, Promise<CompareSpec | undefined>>();

  const stored = () => (storage.get('models') ?? {}) as CompareSpecsState;
  const known = (model: string) => {
    const here = store.getState();
    return Object.hasOwn(here, model) ? here[model] : undefined;
  };

  const fetch = async (model: string, context: CallContext | undefined) => {
    const { data } = await parsed(getModelCompareSpec, { params: { model }, query: {} }, context);
    const [spec] = data;
    if (spec !== undefined) {
      store.setState({ [model]: spec });
      storage.set('models', { ...stored(), [model]: spec });
    }
    return spec;
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async load(model, context) {
      const kept = stored();
      if (known(model) === undefined && Object.hasOwn(kept, model)) {
        store.setState({ [model]: kept[model] });
      }
      const here = known(model);
      if (here !== undefined) return here;
      const flight = flights.get(model) ?? fetch(model, context);
      flights.set(model, flight);
      return flight.finally(() => flights.delete(model));
    },
  };
}
