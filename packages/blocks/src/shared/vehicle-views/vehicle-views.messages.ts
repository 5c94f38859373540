import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.vehicle-views', {
  turn: { ar: 'أدر السيارة', en: 'Turn the car' },
  look_around: { ar: 'تجوّل بنظرك في المقصورة', en: 'Look around the cabin' },
  drag: { ar: 'اسحب الصورة أو حرّك المؤشر', en: 'Drag the picture or move the slider' },
  drag_or_keys: {
    ar: 'اسحب الصورة، أو حرّك المؤشر واستخدم سهمي الأعلى والأسفل',
    en: 'Drag the picture, or move the slider and use the up and down arrows',
  },
  up: { ar: '{degrees}° إلى الأعلى', en: '{degrees}° up' },
  down: { ar: '{degrees}° إلى الأسفل', en: '{degrees}° down' },
  sides: { ar: 'زوايا السيارة', en: 'Sides of the car' },
  front: { ar: 'الأمام', en: 'Front' },
  three_quarter: { ar: 'الأمام بزاوية', en: 'Three-quarter' },
  side: { ar: 'الجانب', en: 'Side' },
  rear: { ar: 'الخلف', en: 'Rear' },
  pause: { ar: 'إيقاف الدوران', en: 'Pause' },
  play: { ar: 'دورة كاملة', en: 'Full turn' },
  full_screen: { ar: 'ملء الشاشة', en: 'Full screen' },
  leave_full_screen: { ar: 'الخروج من ملء الشاشة', en: 'Leave full screen' },
});
