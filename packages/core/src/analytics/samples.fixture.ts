import type { EventName, EventPayload } from './events.js';
import { itemOf } from './item-of.js';

const items = [
  itemOf({
    id: '3f2a1c9e-5b7d-4e80-9a61-0c2d4e6f8a1b',
    name: 'Range Rover Sport 2024 P400',
    brand: 'Land Rover',
    state: 'new',
    price: 489_000,
    index: 0,
  }),
];
const sale = { currency: 'AED', value: 489_000, items };
const page = {
  page_type: 'plp',
  page_path: '/ar/stock?models=Defender++Range+Rover&display_price.to=300000&sort=priceAsc&page=2',
  page_title: 'سيارات متوفرة | لاند روفر 2024',
  language: 'ar',
} as const;

/** A valid payload for each event with every field, in the order of a visit. */
export const samples: { readonly [N in EventName]: EventPayload<N> } = {
  page_view: page,
  plp_page: { ...page, results: 24, ecommerce: { items } },
  filter: {
    filter_key: 'models',
    filter_values: ['Defender', 'رينج روفر'],
    filter_from: 0,
    filter_to: 300_000,
    is_removed: false,
    results: 12,
  },
  sort: { sort: 'priceAsc', results: 12 },
  load_more: { page_number: 2, results: 24 },
  click: {
    click_target: 'vehicle_card',
    click_text: 'Range Rover Sport 2024',
    click_path: '/ar/showroom/new-range-rover-sport-2024-3f2a1c9e-5b7d-4e80-9a61-0c2d4e6f8a1b',
    item_id: '3f2a1c9e-5b7d-4e80-9a61-0c2d4e6f8a1b',
    index: 0,
  },
  pdp_page: { ...page, page_type: 'pdp', ecommerce: sale },
  add_to_cart: { journey_type: 'normal', ecommerce: sale },
  begin_checkout: { journey_type: 'normal', ecommerce: sale },
  add_shipping_info: {
    journey_type: 'normal',
    location_id: 'dubai-sheikh-zayed',
    ecommerce: { ...sale, shipping_tier: 'pickup' },
  },
  add_payment_info: {
    journey_type: 'normal',
    ecommerce: { ...sale, payment_type: 'NO_PAYMENT_JAPAN' },
  },
  purchase: {
    journey_type: 'normal',
    ecommerce: {
      transaction_id: 'MK-1234-5678',
      ...sale,
      tax: 0,
      shipping: 0,
      payment_type: 'stripe',
    },
  },
  checkout_vehicle_order_confirmed: { ecommerce: { transaction_id: 'MK-1234-5678', ...sale } },
};

export const sampleNames = Object.keys(samples) as EventName[];
