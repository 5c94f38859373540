import type { Locale } from '@mawkib/core/locale';
import { siteMessages } from '../page/site-messages.ts';

type Title =
  | 'order_details'
  | 'order_checkout'
  | 'order_success'
  | 'order_waiting'
  | 'order_confirmation';

/** Titles of the order journey; its pages have no other meta tags. */
export const orderMeta = (locale: Locale, title: Title) => [
  { title: siteMessages(locale)(title) },
  { name: 'robots', content: 'noindex' },
];
