import { defineMessages, type Locale } from '@mawkib/core/locale';

const titles = defineMessages('site.order.titles', {
  order_details: { ar: 'احجز سيارتك', en: 'Reserve your car' },
  order_checkout: { ar: 'بياناتك', en: 'Your details' },
  order_success: { ar: 'وصل حجزك', en: 'Your reservation' },
  order_waiting: { ar: 'انتظار السيارة', en: 'Wait for this car' },
  order_confirmation: { ar: 'تأكيد الحجز', en: 'Confirm your reservation' },
});

/** Titles of the order journey; its pages have no other meta tags. */
export const orderMeta = (locale: Locale, title: Parameters<ReturnType<typeof titles>>[0]) => [
  { title: titles(locale)(title) },
  { name: 'robots', content: 'noindex' },
];
