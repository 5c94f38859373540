import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.range-component', {
  value: { ar: 'القيمة المعروضة', en: 'Value shown' },
});
