import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.vehicle-views', {
  turn: { ar: 'أدر السيارة', en: 'Turn the car' },
  look_around: { ar: 'تجوّل بنظرك في المقصورة', en: 'Look around the cabin' },
  drag: { ar: 'اسحب الصورة أو حرّك المؤشر', en: 'Drag the picture or move the slider' },
});
