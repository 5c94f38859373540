import { defineMessages } from '@mawkib/core/locale';

/** Texts of range filters. */
export const messages = defineMessages('stock-locator.range', {
  and_more: { ar: '{value} وأكثر', en: '{value} and more' },
});
