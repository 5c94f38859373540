import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.popover', { close: { ar: 'إغلاق', en: 'Close' } });
