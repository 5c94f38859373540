import { isLocale, type Locale } from '../locale/locales.js';
import { flag, oneOf } from '../reading/readers.js';
import { filterKeys, sorts } from '../vocabulary/stock-filters.js';
import { states } from '../vocabulary/vehicles.js';
import { analyticsPageTypes } from './page-type.js';
import { listUpTo, type Read, record } from './schema.js';
import { count, currency, id, label, linkAddress, pagePath, price, slug } from './text-readers.js';

/**
 * What makes two pushes one event. `navigation`: the same navigation as the event's last one.
 * `journey`: the same journey and vehicle. `order`: the same order, in any tab and after any
 * reload. `none`: each push is an event.
 */
export type Identity = 'navigation' | 'journey' | 'order' | 'none';

/**
 * One event: its reader gives a copied and scrubbed payload, or refuses it and names the member.
 */
export interface EventSchema<T, I extends Identity> {
  readonly read: Read<T>;
  readonly identity: I;
  /** Commerce is kept when the queue is full. */
  readonly isCommerce: boolean;
}

const event = <T, const I extends Identity>(
  identity: I,
  read: Read<T>,
  isCommerce = false,
): EventSchema<T, I> => ({ identity, read, isCommerce });

/** What a click was on. */
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

/** One car, with the names that Google Analytics 4 gives to the members of an item. */
const item = record(
  {
    item_id: id,
    item_name: label(),
    item_category: oneOf([...states, 'other']),
  },
  {
    item_brand: label(),
    /** New, approved or used supply; `affiliationOf`. */
    affiliation: oneOf(states),
    /** NVL, AVL, or another state in capitals; `sourceCode`. */
    source_code: label(30),
    price,
    /** Always 1: a car is sold once. */
    quantity: one,
    /** Place in a list, from 0. */
    index: count,
  },
);

const items = listUpTo(200, item);
const sale = { currency, value: price, items };
/** A car whose price is told on request has no value. */
const offer = record({ items }, { currency, value: price });
const page = { page_type: pageType, page_path: pagePath, language };
const pageFacts = { page_title: label(300) };

/**
 * The events of the data layer: what each carries, what makes two of them one. Commerce sits under
 * `ecommerce`, as the tag manager expects it; amounts are in major units. Site document, section 7.
 */
export const eventSchemas = {
  page_view: event('navigation', record(page, pageFacts)),
  plp_page: event(
    'navigation',
    record(page, { ...pageFacts, results: count, ecommerce: record({ items }) }),
  ),
  pdp_page: event('navigation', record({ ...page, ecommerce: offer }, pageFacts)),
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
        filter_values: listUpTo(50, label()),
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
      { click_text: label(), click_path: linkAddress, item_id: id, index: count },
    ),
  ),
} as const;

/** A name of `eventSchemas`. Site document, section 7. */
export type EventName = keyof typeof eventSchemas;

/** What an event carries, inferred from its schema. */
export type EventPayload<N extends EventName> =
  (typeof eventSchemas)[N] extends EventSchema<infer T, Identity> ? T : never;

/**
 * What makes two pushes of this event one; `navigation` and `journey` ask `push` for an occasion.
 */
export type EventIdentity<N extends EventName> = (typeof eventSchemas)[N]['identity'];

/** One car of an event, its members named as by Google Analytics 4; `price` in major units. */
export type AnalyticsItem = EventPayload<'purchase'>['ecommerce']['items'][number];
