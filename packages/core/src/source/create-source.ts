import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Logger } from '../errors/logger.js';

/** Where a fetch stands. `fetched` holds after a failure too: nothing asks again before a reload. */
export type ResourceStatus = 'unfetched' | 'fetching' | 'fetched';

/** Where a source stands, and what it has. */
export interface ResourceState<T> {
  readonly status: ResourceStatus;
  /** The fallback until something was fetched, and after a failure. */
  readonly value: T;
  readonly failed: boolean;
}

/** Something that is fetched once and shared; a small store that says when it changes. */
export interface Resource<T>
  extends Pick<StoreApi<ResourceState<T>>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Fetches once, however often it is called; everyone gets the same answer. Never rejects. */
  load(): Promise<T>;
}

export interface ResourceOptions<T> {
  /** What log lines call it. */
  readonly name: string;
  readonly fetch: () => Promise<T>;
  readonly fallback: T;
  readonly logger: Logger;
  /** A value that is here already, from the server's answer; nothing is fetched then. */
  readonly known?: T;
}

/** Something that is fetched at most once and shared. A failure is logged once and leaves the fallback. */
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
