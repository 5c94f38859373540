import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Logger } from '../errors/logger.js';
import { complainOnce } from '../resource/complain-once.js';
import type { Resource, ResourceStatus } from '../resource/create-resource.js';
import type { ExternalStockList } from './create-external-stock-list.js';
import type { ModelLists } from './create-model-lists.js';
import type { Offers } from './create-offers.js';
import { isAmong, nameKey } from './name-key.js';
import { matchesPathBrand } from './path-brand.js';
import type { Strategy } from './strategy.js';
import { matchesOffer, wantedFields } from './wanted-fields.js';

/**
 * Keys of strategies; any other key is a product of a configured list. Blocks document, section 5.
 */
export const strategyKeys = ['brand_from_url', 'offers', 'external_stock_list'] as const;
/** One of `strategyKeys`. */
export type StrategyKey = (typeof strategyKeys)[number];

/** State of each resource of the strategies. Blocks document, section 4. */
export type DynamicContentState = Readonly<
  Record<'offers' | 'external_stock_list' | 'lists', ResourceStatus>
>;

/** Resources of the checks. They can be shared with blocks that show their content. */
export interface DynamicContentOptions {
  readonly offers: Offers;
  readonly externalStockList: ExternalStockList;
  readonly lists: Resource<ModelLists>;
  readonly logger: Logger;
}

type Attached = Strategy | null | undefined;

/** Decides if content is visible; its state has the status of the resources. */
export interface DynamicContent
  extends Pick<StoreApi<DynamicContentState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * True if content with this strategy is visible on a path; also without a strategy, without its
   * key or value, and until its resources are fetched.
   */
  isVisible(strategy: Attached, path: string): boolean;
  /** Fetches the resources of these strategies, once per page. Never rejects. */
  ready(strategies: readonly Attached[]): Promise<void>;
}

/**
 * Decides if content is visible. A resource that failed or is not configured is empty: its checks
 * fail until the page is reloaded. An unknown key fails too and is logged once. Blocks document,
 * sections 4, 5 and 8.
 */
export function createDynamicContent({
  logger,
  externalStockList,
  ...rest
}: DynamicContentOptions): DynamicContent {
  const sources = {
    offers: rest.offers,
    external_stock_list: externalStockList,
    lists: rest.lists,
  };
  const names = Object.keys(sources) as (keyof typeof sources)[];
  const store = createStore<DynamicContentState>(() => ({
    offers: sources.offers.getState().status,
    external_stock_list: sources.external_stock_list.getState().status,
    lists: sources.lists.getState().status,
  }));
  for (const name of names) {
    sources[name].subscribe(({ status }) => {
      if (store.getState()[name] !== status) store.setState({ [name]: status });
    });
  }
  const complain = complainOnce(logger);

  const checks = {
    offers(value: string) {
      const wanted = wantedFields(value);
      if (!wanted) complain(`Invalid value of the dynamic-content strategy offers: ${value}`);
      return !!wanted && sources.offers.getState().value.some((it) => matchesOffer(it, wanted));
    },
    external_stock_list: (value: string) =>
      isAmong(value, sources.external_stock_list.getState().value),
    lists(value: string, product: string) {
      const lists = sources.lists.getState().value;
      const key = nameKey(product);
      if (Object.hasOwn(lists, key)) return isAmong(value, lists[key] ?? []);
      complain(`Unknown dynamic-content strategy: ${product}`);
      return false;
    },
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    isVisible(strategy, path) {
      const [key, value] = [trimmed(strategy?.key), trimmed(strategy?.value)];
      if (key === '' || value === '') return true;
      if (key === 'brand_from_url') return matchesPathBrand(value, path);
      const source = sourceOf(key);
      if (sources[source].getState().status !== 'fetched') return true;
      return checks[source](value, key);
    },
    async ready(strategies) {
      await Promise.all(sourcesOf(strategies).map((name) => sources[name].load()));
    },
  };
}

/** The resources of these strategies' checks, without duplicates. */
export function sourcesOf(strategies: readonly Attached[]): readonly (keyof DynamicContentState)[] {
  const keys = strategies
    .filter((it) => trimmed(it?.key) !== '' && trimmed(it?.value) !== '')
    .map((it) => trimmed(it?.key))
    .filter((key) => key !== 'brand_from_url');
  return [...new Set(keys.map(sourceOf))];
}

const sourceOf = (key: string): keyof DynamicContentState =>
  key === 'offers' || key === 'external_stock_list' ? key : 'lists';

const trimmed = (text: unknown): string => (typeof text === 'string' ? text.trim() : '');
