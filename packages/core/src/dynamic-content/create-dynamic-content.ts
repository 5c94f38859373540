import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Logger } from '../errors/logger.js';
import { complainOnce } from '../source/complain-once.js';
import type { Resource, ResourceStatus } from '../source/create-source.js';
import type { ExternalStockList } from './create-external-stock-list.js';
import type { ModelLists } from './create-model-lists.js';
import type { Offers } from './create-offers.js';
import { isAmong, nameKey } from './name-key.js';
import { matchesPathBrand } from './path-brand.js';
import type { Strategy } from './strategy.js';
import { matchesOffer, wantedFields } from './wanted-fields.js';

/**
 * Keys of strategies; any other is the product of a configured list. Blocks document, section 5.
 */
export const strategyKeys = ['brand_from_url', 'offers', 'external_stock_list'] as const;
/** One of `strategyKeys`. */
export type StrategyKey = (typeof strategyKeys)[number];

/** Where each source of strategies stands. Blocks document, section 4. */
export type DynamicContentState = Readonly<
  Record<'offers' | 'external_stock_list' | 'lists', ResourceStatus>
>;

/** The sources that checks look into. Each may be shared with blocks that show what is in it. */
export interface DynamicContentOptions {
  readonly offers: Offers;
  readonly externalStockList: ExternalStockList;
  readonly lists: Resource<ModelLists>;
  readonly logger: Logger;
}

type Attached = Strategy | null | undefined;

/** Decides what is shown to whom; its state says where the sources stand. */
export interface DynamicContent
  extends Pick<StoreApi<DynamicContentState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Whether content with this strategy is shown on a path. It is without a strategy, without its
   * key or value, and until what the check needs is fetched.
   */
  isVisible(strategy: Attached, path: string): boolean;
  /** Fetches what these strategies need, each source once for the life of the page. Never rejects. */
  ready(strategies: readonly Attached[]): Promise<void>;
}

/**
 * Decides what is shown to whom. A source that failed, or is not configured, has no values: its
 * checks fail until the page is loaded anew. A key that names nothing fails too and is logged once.
 * Blocks document, sections 4, 5 and 8.
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

/** The sources that the checks of these strategies look into, each once. */
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
