import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.sheet', { close: { ar: 'إغلاق', en: 'Close' } });
