import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.hotspots-container', {
  point: { ar: 'النقطة {number}', en: 'Point {number}' },
  named: { ar: '{number}: {title}', en: '{number}: {title}' },
  close: { ar: 'إغلاق', en: 'Close' },
});
