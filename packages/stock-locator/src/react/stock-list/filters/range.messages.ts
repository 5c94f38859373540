import { defineMessages } from '@mawkib/core/locale';

/** What a range says of its ends. */
export const messages = defineMessages('stock-locator.range', {
  and_more: { ar: '{value} وأكثر', en: '{value} and more' },
});
