import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.colour-picker-carousel', {
  colours: { ar: 'الألوان', en: 'Colours' },
  colour: { ar: 'اللون {number}', en: 'Colour {number}' },
});
