import { defineMessages } from '@mawkib/core/locale';

/** Texts of calendar files. */
export const calendarMessages = defineMessages('site.calendar', {
  visit_to: { ar: 'زيارة {retailer}', en: 'Visit to {retailer}' },
});
