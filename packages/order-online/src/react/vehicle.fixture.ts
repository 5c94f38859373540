import type { Locale } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import type { VehicleSummary } from '../engine/index.js';

export const vehicleFor = (locale: Locale): VehicleSummary =>
  locale === 'ar'
    ? {
        name: 'رينج روڤر سبورت',
        version: 'Dynamic SE P400',
        picture: {
          id: 'studio/luxsuv-front34-green',
          alt: 'سيارة رياضية متعددة الاستخدامات خضراء',
        },
        price: formatPrice(489_000, locale),
        facts: ['2026', 'أخضر جيوود', 'دبي، شارع الشيخ زايد'],
        link: '/showroom/range-rover-sport-7',
      }
    : {
        name: 'Range Rover Sport',
        version: 'Dynamic SE P400',
        picture: { id: 'studio/luxsuv-front34-green', alt: 'A green luxury SUV' },
        price: formatPrice(489_000, locale),
        facts: ['2026', 'Giola Green', 'Dubai, Sheikh Zayed Road'],
        link: '/showroom/range-rover-sport-7',
      };
