import type { Logger } from '../errors/logger.js';
import type { Decoder } from '../reading/decoder.js';
import { isRecord, memberOf } from '../reading/fields.js';
import { createResource, type Resource } from '../resource/create-resource.js';
import { type Get, goodBody } from '../resource/json-response.js';
import { responseData } from '../resource/response-data.js';
import { modelKeys, namesIn } from './model-names.js';
import { nameKey } from './name-key.js';

/** UUID of the configured list by product. */
export type ProductLists = Readonly<Record<string, string>>;

/** Model keys of a list by normalized product name. */
export type ModelLists = Readonly<Record<string, readonly string[]>>;

export interface ModelListsOptions {
  /**
   * The setting `dynamic_content.api_base_url`, base of the stock service; if blank, that is logged
   * and all lists are empty.
   */
  readonly apiUrl: string | undefined;
  /** The setting `dynamic_content.lists`; if empty, that is logged and nothing is requested. */
  readonly lists: ProductLists;
  readonly get: Get;
  readonly logger: Logger;
  /** Lists from the server-rendered page; nothing is fetched then. */
  readonly known?: ModelLists;
}

const maxLists = 50;

/**
 * Models of every configured list, fetched in one request; any status but 200 is an error. Blocks
 * document, sections 5, 7 and 8.
 */
export const createModelLists = ({
  apiUrl,
  lists,
  get,
  logger,
  known,
}: ModelListsOptions): Resource<ModelLists> => {
  const wanted = readProductLists(lists) ?? {};
  const none = readLists(undefined, wanted);
  return createResource<ModelLists>({
    name: 'Dynamic-content lists',
    fallback: none,
    logger,
    known,
    async fetch() {
      const base = apiUrl?.trim().replace(/\/+$/, '');
      if (!base) logger.warn('Missing api url: dynamic_content.api_base_url');
      if (Object.keys(wanted).length === 0) logger.warn('Missing lists: dynamic_content.lists');
      else if (base) return readLists(goodBody(await get(addressOf(base, wanted)), 200), wanted);
      return none;
    },
  });
};

const addressOf = (base: string, lists: ProductLists) =>
  `${base}/public_api/dynamic_content/${[...new Set(Object.values(lists))].join(',')}`;

/**
 * Decodes the setting `dynamic_content.lists`: products with an invalid UUID, and those after the
 * 50th, are dropped; undefined if it is not an object.
 */
export const readProductLists: Decoder<ProductLists> = (value) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(
            (entry): entry is [string, string] =>
              nameKey(entry[0]) !== '' &&
              typeof entry[1] === 'string' &&
              /^[\w-]{1,64}$/.test(entry[1]),
          )
          .slice(0, maxLists),
      )
    : undefined;

/**
 * Lists in a response or its `data`: names by UUID, or entries with an `id` (or `uuid`). A list is
 * an array of names, or has one as `models` or `names`. A missing list is empty.
 */
function readLists(body: unknown, lists: ProductLists): ModelLists {
  const data = responseData(body);
  return Object.fromEntries(
    Object.entries(lists).map(([product, uuid]) => [
      nameKey(product),
      modelKeys(namesOf(listIn(data, uuid))),
    ]),
  );
}

function listIn(data: unknown, uuid: string): unknown {
  if (isRecord(data)) return memberOf(data, uuid) ?? memberOf(data, uuid.toLowerCase());
  const entries: readonly unknown[] = Array.isArray(data) ? data : [];
  return entries.find(
    (entry) =>
      isRecord(entry) && (memberOf(entry, 'id') === uuid || memberOf(entry, 'uuid') === uuid),
  );
}

function namesOf(list: unknown): readonly unknown[] {
  if (!isRecord(list)) return namesIn(list);
  const attributes = memberOf(list, 'attributes');
  const holder = isRecord(attributes) ? attributes : list;
  return namesIn(memberOf(holder, 'models') ?? memberOf(holder, 'names'));
}
