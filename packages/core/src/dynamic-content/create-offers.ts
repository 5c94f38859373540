import type { Logger } from '../errors/logger.js';
import { isRecord, memberOf } from '../reading/fields.js';
import { type Get, goodBody } from '../source/answer.js';
import { createResource, type Resource } from '../source/create-source.js';
import { plainFields } from '../source/plain-value.js';
import { nameKey } from './name-key.js';

/** `car_model_key` and whatever else the market's offers carry. Site document, section 3. */
export interface Offer {
  /** '' for an offer of no certain model. */
  readonly car_model_key: string;
  readonly [property: string]: unknown;
}

/** The market's offers, once they are loaded: empty until then, and after a failure. */
export interface Offers extends Resource<readonly Offer[]> {
  /** The offer of a model by its name, in any spelling; undefined until offers are fetched. */
  find(model: string): Offer | undefined;
}

/** What offers are made of. */
export interface OffersOptions {
  /** The setting `mena.offers_api_url`; blank: that is logged and there are no offers. */
  readonly url: string | undefined;
  readonly get: Get;
  readonly logger: Logger;
  /** Offers that came with the page; nothing is fetched then. */
  readonly known?: readonly Offer[];
}

const maxOffers = 1000;

/**
 * The market's offers, loaded once for all who ask. An answer that is a text holds none, and so
 * does a failed one, which is logged. Site document, sections 4, 7 and 8.
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
    find(model) {
      const key = nameKey(model);
      if (key === '') return undefined;
      return source.getState().value.find(({ car_model_key: name }) => nameKey(name) === key);
    },
  };
}

/**
 * Offers in an answer: a list, alone or as `data`; entries may keep their properties as
 * `attributes`. At most 1000; [] for any other shape.
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
