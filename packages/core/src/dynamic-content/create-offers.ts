import type { Logger } from '../errors/logger.js';
import { isRecord, memberOf } from '../reading/fields.js';
import { createResource, type Resource } from '../resource/create-resource.js';
import { type Get, goodBody } from '../resource/json-response.js';
import { plainFields } from '../resource/plain-value.js';
import { nameKey } from './name-key.js';

/** `car_model_key` and any other fields of the market's offers. Site document, section 3. */
export interface Offer {
  /** '' if the offer has no model. */
  readonly car_model_key: string;
  readonly [property: string]: unknown;
}

/** The market's offers; empty until they are loaded and after a failure. */
export interface Offers extends Resource<readonly Offer[]> {
  /** Offer of a model by name, in any spelling; undefined until offers are loaded. */
  find(model: string): Offer | undefined;
  /** Offer by its id; undefined until offers are loaded. */
  byId(id: string): Offer | undefined;
}

export interface OffersOptions {
  /** The setting `mena.offers_api_url`; if blank, that is logged and there are no offers. */
  readonly url: string | undefined;
  readonly get: Get;
  readonly logger: Logger;
  /** Offers from the server-rendered page; nothing is fetched then. */
  readonly known?: readonly Offer[];
}

const maxOffers = 1000;

/**
 * The market's offers, loaded once. A text response and a failed one are empty; a failure is
 * logged. Site document, sections 4, 7 and 8.
 */
export function createOffers({ url, get, logger, known }: OffersOptions): Offers {
  const source = createResource<readonly Offer[]>({
    name: 'Offers',
    fallback: [],
    logger,
    known,
    async fetch() {
      if (url?.trim()) return readOffers(goodBody(await get(url.trim())));
      logger.warn('Missing api url: mena.offers_api_url');
      return [];
    },
  });
  return {
    ...source,
    byId: (id) => source.getState().value.find((offer) => String(offer.id) === id),
    find(model) {
      const key = nameKey(model);
      if (key === '') return undefined;
      return source.getState().value.find(({ car_model_key: name }) => nameKey(name) === key);
    },
  };
}

/**
 * Offers in a response: a list, or `data`; entries may have their fields in
 * `attributes`. At most 1000; empty for any other format.
 */
export function readOffers(body: unknown): readonly Offer[] {
  const entries = isRecord(body) ? memberOf(body, 'data') : body;
  if (!Array.isArray(entries)) return [];
  return entries
    .slice(0, maxOffers)
    .map(readOffer)
    .filter((offer) => offer !== undefined);
}

function readOffer(entry: unknown): Offer | undefined {
  if (!isRecord(entry)) return undefined;
  const { attributes, ...rest } = plainFields(entry);
  const offer = isRecord(attributes) ? { ...rest, ...attributes } : rest;
  if (Object.keys(offer).length === 0) return undefined;
  const key = (offer as { car_model_key?: unknown }).car_model_key;
  return { ...offer, car_model_key: typeof key === 'string' ? key.trim() : '' };
}
