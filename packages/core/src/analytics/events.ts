import { isLocale, type Locale } from '../locale/locales.js';
import { flag, oneOf } from '../reading/decoder.js';
import { filterKeys, sorts } from '../vocabulary/stock-filters.js';
import { states } from '../vocabulary/vehicles.js';
import { analyticsPageTypes } from './page-types.js';
import { listUpTo, type Read, record } from './record.js';
import {
  count,
  currency,
  freeText,
  id,
  linkAddress,
  pagePath,
  price,
  slug,
} from './text-decoders.js';

/**
 * Decides when two pushes are the same event. `navigation`: in the same navigation.
 * `journey`: in the same journey for the same vehicle. `order`: for the same order, across tabs and
 * reloads. `none`: never.
 */
export type Identity = 'navigation' | 'journey' | 'order' | 'none';

/** Schema of an event; decodes a copied and scrubbed payload, or reports the invalid field. */
export interface EventSchema<T, I extends Identity> {
  readonly read: Read<T>;
  readonly identity: I;
  /** E-commerce events are kept when the queue is full. */
  readonly isCommerce: boolean;
}

const event = <T, const I extends Identity>(
  identity: I,
  read: Read<T>,
  isCommerce = false,
): EventSchema<T, I> => ({ identity, read, isCommerce });

/** Targets of a click. */
export const clickTargets = [
  'vehicle_card',
  'similar_vehicle',
  'saved_vehicle',
  'reserve',
  'retailer',
  'link',
  'button',
] as const;

const one: Read<1> = (value) => (value === 1 ? 1 : undefined);
const language: Read<Locale> = (value) => (isLocale(value) ? value : undefined);
const pageType = oneOf(analyticsPageTypes);
const journeyType = oneOf(['normal', 'configurator']);

/** A car, with the item field names of Google Analytics 4. */
const item = record(
  {
    item_id: id,
    item_name: freeText(),
    item_category: oneOf([...states, 'other']),
  },
  {
    item_brand: freeText(),
    /** New, approved or used; see `affiliationOf`. */
    affiliation: oneOf(states),
    /** NVL, AVL, or another state in capitals; see `sourceCode`. */
    source_code: freeText(30),
    price,
    /** Always 1: a vehicle is unique. */
    quantity: one,
    /** Index in a list, from 0. */
    index: count,
  },
);

const items = listUpTo(200, item);
const sale = { currency, value: price, items };
/** A car with a price on request has no value. */
const offer = record({ items }, { currency, value: price });
const page = { page_type: pageType, page_path: pagePath, language };
const pageFields = { page_title: freeText(300) };

/**
 * Schemas of the data layer's events, with their deduplication. E-commerce fields are in
 * `ecommerce`, as the tag manager expects; amounts are in major units. Site document, section 7.
 */
export const eventSchemas = {
  page_view: event('navigation', record(page, pageFields)),
  plp_page: event(
    'navigation',
    record(page, { ...pageFields, results: count, ecommerce: record({ items }) }),
  ),
  pdp_page: event('navigation', record({ ...page, ecommerce: offer }, pageFields)),
  add_to_cart: event('journey', record({ ecommerce: offer }, { journey_type: journeyType }), true),
  begin_checkout: event(
    'journey',
    record({ ecommerce: offer }, { journey_type: journeyType }),
    true,
  ),
  add_shipping_info: event(
    'journey',
    record(
      { ecommerce: record({ items }, { currency, value: price, shipping_tier: slug }) },
      { journey_type: journeyType, location_id: id },
    ),
    true,
  ),
  add_payment_info: event(
    'journey',
    record(
      { ecommerce: record({ items }, { currency, value: price, payment_type: slug }) },
      { journey_type: journeyType },
    ),
    true,
  ),
  purchase: event(
    'order',
    record(
      {
        ecommerce: record(
          { transaction_id: id, ...sale },
          { tax: price, shipping: price, payment_type: slug },
        ),
      },
      { journey_type: journeyType },
    ),
    true,
  ),
  checkout_vehicle_order_confirmed: event(
    'order',
    record({
      ecommerce: record({ transaction_id: id }, { currency, value: price, items }),
    }),
    true,
  ),
  filter: event(
    'none',
    record(
      { filter_key: oneOf([...filterKeys, 'monthly_payment', 'words', 'all']) },
      {
        filter_values: listUpTo(50, freeText()),
        filter_from: count,
        filter_to: count,
        is_removed: flag,
        results: count,
      },
    ),
  ),
  sort: event('none', record({ sort: oneOf(sorts) }, { results: count })),
  load_more: event('none', record({ page_number: count }, { results: count })),
  click: event(
    'none',
    record(
      { click_target: oneOf(clickTargets) },
      { click_text: freeText(), click_path: linkAddress, item_id: id, index: count },
    ),
  ),
} as const;

/** A name of `eventSchemas`. Site document, section 7. */
export type EventName = keyof typeof eventSchemas;

/** Payload of an event, inferred from its schema. */
export type EventPayload<N extends EventName> =
  (typeof eventSchemas)[N] extends EventSchema<infer T, Identity> ? T : never;

/** Deduplication of an event; `navigation` and `journey` require an occasion in `push`. */
export type EventIdentity<N extends EventName> = (typeof eventSchemas)[N]['identity'];

/** A car of an event, with the field names of Google Analytics 4; `price` in major units. */
export type AnalyticsItem = EventPayload<'purchase'>['ecommerce']['items'][number];
