import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('market.charging-cost', {
  full: { ar: 'للشحنة الكاملة', en: 'for a full charge' },
  free: { ar: 'مجانًا', en: 'Free' },
  price: { ar: 'سعر الكيلوواط ساعة', en: 'Price per kWh' },
  distance: { ar: 'لكل 100 كم', en: 'Per 100 km' },
  duration: { ar: 'مدة الشحن', en: 'Charging time' },
  battery: { ar: 'لبطارية سعتها {battery} كيلوواط ساعة', en: 'For a battery of {battery} kWh' },
  battery_range: {
    ar: 'لبطارية سعتها {battery} كيلوواط ساعة، ومدى يصل إلى {range} كم',
    en: 'For a battery of {battery} kWh and a range of up to {range} km',
  },
});
