import type { Logger } from '../errors/logger.js';
import { isRecord } from '../reading/fields.js';
import { createResource, type Resource } from '../resource/create-resource.js';
import { type Get, goodBody } from '../resource/json-response.js';
import { responseData } from '../resource/response-data.js';
import { modelKeys } from './model-names.js';

/** Keys of the models in the market's external stock. */
export type ExternalStockList = Resource<readonly string[]>;

export interface ExternalStockListOptions {
  /**
   * The setting `dynamic_content.external_stock_list_url`; if blank, that is logged and the list is
   * empty.
   */
  readonly url: string | undefined;
  readonly get: Get;
  readonly logger: Logger;
  /** Keys from the server-rendered page; nothing is fetched then. */
  readonly known?: readonly string[];
}

/**
 * Models of an external list, fetched once. The response is an array of objects keyed by model.
 * Blocks document, section 7.
 */
export const createExternalStockList = ({
  url,
  get,
  logger,
  known,
}: ExternalStockListOptions): ExternalStockList =>
  createResource<readonly string[]>({
    name: 'External stock list',
    fallback: [],
    logger,
    known,
    async fetch() {
      if (url?.trim()) return readExternalStockList(goodBody(await get(url.trim())));
      logger.warn('Missing api url: dynamic_content.external_stock_list_url');
      return [];
    },
  });

/** Keys of the models in a response or its `data`; empty for any other format. */
export function readExternalStockList(body: unknown): readonly string[] {
  const entries = responseData(body);
  if (!Array.isArray(entries)) return [];
  return modelKeys(entries.flatMap((entry) => (isRecord(entry) ? Object.keys(entry) : [])));
}
