import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.compare-images', {
  compare: { ar: 'مقارنة الصورتين', en: 'Compare the pictures' },
  share: { ar: '{label}: {percent}%', en: '{label}: {percent}%' },
  before: { ar: 'قبل', en: 'Before' },
  after: { ar: 'بعد', en: 'After' },
  half: { ar: 'النصف', en: 'Half' },
});
