import { defineMessages } from '@mawkib/core/locale';

/** Names and descriptions of landing pages. */
export const messages = defineMessages('site.landing', {
  cars: { ar: 'سيارات', en: 'cars' },
  in_color: { ar: 'بلون {color}', en: '{color}' },
  for_sale: { ar: '{name} للبيع', en: '{name} for sale' },
  description_none: {
    ar: '{name}: لا سيارات متوفرة لدى وكلائنا الآن. شاهد السيارات المشابهة وما يصل قريبًا.',
    en: '{name}: none in stock at our retailers just now. See similar cars, and what arrives soon.',
  },
  description: {
    ar: {
      zero: '{name}: لا سيارات متوفرة لدى وكلائنا الآن. شاهد السيارات المشابهة وما يصل قريبًا.',
      one: '{name}: سيارة واحدة متوفرة الآن لدى وكلائنا، بصورها وسعرها ومواصفاتها كاملة. احجزها عبر الموقع دون دفعة.',
      two: '{name}: سيارتان متوفرتان الآن لدى وكلائنا، بصورهما وأسعارهما ومواصفاتهما كاملة. احجز سيارتك عبر الموقع دون دفعة.',
      few: '{name}: {count} سيارات متوفرة الآن لدى وكلائنا، بصورها وأسعارها ومواصفاتها كاملة. احجز سيارتك عبر الموقع دون دفعة.',
      many: '{name}: {count} سيارة متوفرة الآن لدى وكلائنا، بصورها وأسعارها ومواصفاتها كاملة. احجز سيارتك عبر الموقع دون دفعة.',
      other:
        '{name}: {count} سيارة متوفرة الآن لدى وكلائنا، بصورها وأسعارها ومواصفاتها كاملة. احجز سيارتك عبر الموقع دون دفعة.',
    },
    en: {
      one: '{name}: {count} car in stock at our retailers now, with pictures, price and full specification. Reserve online with nothing to pay.',
      other:
        '{name}: {count} cars in stock at our retailers now, with pictures, prices and full specifications. Reserve online with nothing to pay.',
    },
  },
});
