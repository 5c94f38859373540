import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages({ close: { ar: 'إغلاق', en: 'Close' } });
