import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.select-vehicle-to-update', {
  parent: { ar: 'الطراز', en: 'Model' },
  child: { ar: 'سنة الطراز', en: 'Model year' },
  choose: { ar: 'اختر', en: 'Choose' },
  show: { ar: 'عرض التحديثات', en: 'Show updates' },
  clear: { ar: 'مسح', en: 'Clear' },
  missing: { ar: 'اختر من القائمة.', en: 'Choose one from the list.' },
  all: {
    ar: 'اختيار السيارة يحتاج إلى JavaScript. هذه كل التحديثات:',
    en: 'Selecting a vehicle needs JavaScript. Here are all updates:',
  },
});
