import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.select-vehicle-to-update', {
  parent: { ar: 'الطراز', en: 'Model' },
  child: { ar: 'سنة الصنع', en: 'Model year' },
  choose: { ar: 'اختر', en: 'Choose' },
  show: { ar: 'اعرض التحديثات', en: 'Show updates' },
  clear: { ar: 'امسح', en: 'Clear' },
  missing: { ar: 'اختر واحدًا من القائمة.', en: 'Choose one from the list.' },
  all: {
    ar: 'اختيار السيارة يحتاج إلى JavaScript. هذه كل التحديثات:',
    en: 'Selecting a vehicle needs JavaScript. These are all updates:',
  },
});
