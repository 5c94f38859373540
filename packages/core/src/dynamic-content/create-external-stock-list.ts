import type { Logger } from '../errors/logger.js';
import { isRecord, memberOf } from '../reading/fields.js';
import { type Get, goodBody } from '../source/answer.js';
import { createResource, type Resource } from '../source/create-source.js';
import { modelKeys } from './model-names.js';

/** Keys of the models that the market's external stock has. */
export type ExternalStockList = Resource<readonly string[]>;

/** What an external stock list is made of. */
export interface ExternalStockListOptions {
  /** The setting `dynamic_content.external_stock_list_url`; blank: logged, and no model is there. */
  readonly url: string | undefined;
  readonly get: Get;
  readonly logger: Logger;
  /** Keys that came with the page; nothing is fetched then. */
  readonly known?: readonly string[];
}

/**
 * The models of a list that is kept elsewhere, fetched once. The answer is an array of objects
 * whose keys are models. Blocks document, section 7.
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

/** Keys of the models in an answer, alone or as its `data`; none when it is of another shape. */
export function readExternalStockList(body: unknown): readonly string[] {
  const entries = isRecord(body) ? memberOf(body, 'data') : body;
  if (!Array.isArray(entries)) return [];
  return modelKeys(entries.flatMap((entry) => (isRecord(entry) ? Object.keys(entry) : [])));
}
