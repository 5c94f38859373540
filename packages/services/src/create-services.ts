import type { ApiConfig, MarketConfig } from './config.js';
import { type Api, createApi } from './create-api.js';
import type { ModuleFactory } from './frame/module.js';
import { modules } from './modules.js';

/** What a market hands to its services. */
export interface ServicesParts
  extends Pick<MarketConfig, 'catalogue' | 'content' | 'picturesFolder' | 'market'> {
  /** Service modules of the market's own, after the built-in ones. */
  modules?: readonly ModuleFactory[] | undefined;
}

/** Opens the database, brings it up to date and starts the services of a market. */
export const createServices = (
  { modules: own = [], ...parts }: ServicesParts,
  config: ApiConfig,
): Promise<Api> => createApi({ ...config, ...parts }, { modules: [...modules, ...own] });
