import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Logger } from '../errors/logger.js';

/** State of a fetch. `fetched` also after a failure: no retry before a reload. */
export type ResourceStatus = 'unfetched' | 'fetching' | 'fetched';

/** Status and value of a resource. */
export interface ResourceState<T> {
  readonly status: ResourceStatus;
  /** The fallback until it is fetched, and after a failure. */
  readonly value: T;
  readonly failed: boolean;
}

/** A shared value that is fetched once; a store with subscriptions. */
export interface Resource<T>
  extends Pick<StoreApi<ResourceState<T>>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Fetches once for any number of calls; all get the same value. Never rejects. */
  load(): Promise<T>;
}

export interface ResourceOptions<T> {
  /** Name in log messages. */
  readonly name: string;
  readonly fetch: () => Promise<T>;
  readonly fallback: T;
  readonly logger: Logger;
  /** A value from the server-rendered page; nothing is fetched then. */
  readonly known?: T;
}

/**
 * Creates a shared resource that is fetched at most once. A failure is logged once and leaves the
 * fallback.
 */
export function createResource<T>({
  name,
  fetch,
  fallback,
  logger,
  known,
}: ResourceOptions<T>): Resource<T> {
  const store = createStore<ResourceState<T>>(() =>
    known === undefined
      ? { status: 'unfetched', value: fallback, failed: false }
      : { status: 'fetched', value: known, failed: false },
  );
  let flight: Promise<T> | undefined;

  const run = async (): Promise<T> => {
    store.setState({ status: 'fetching' });
    try {
      const value = await fetch();
      store.setState({ status: 'fetched', value });
    } catch (cause) {
      logger.error(`${name} could not be fetched`, { cause });
      store.setState({ status: 'fetched', failed: true });
    }
    return store.getState().value;
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load() {
      flight ??= known === undefined ? run() : Promise.resolve(known);
      return flight;
    },
  };
}
