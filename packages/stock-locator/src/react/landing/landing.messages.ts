import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('stock-locator.landing', {
  browse: { ar: 'تصفّح السيارات', en: 'Browse the cars' },
  browse_by: { ar: 'تصفّح حسب: {name}', en: 'Browse by: {name}' },
});
