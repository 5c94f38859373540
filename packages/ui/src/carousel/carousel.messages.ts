import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.carousel', {
  carousel: { ar: 'عارض شرائح', en: 'carousel' },
  slide: { ar: 'شريحة', en: 'slide' },
  position: { ar: '{index} من {count}', en: '{index} of {count}' },
  previous: { ar: 'الشريحة السابقة', en: 'Previous slide' },
  next: { ar: 'الشريحة التالية', en: 'Next slide' },
  pause: { ar: 'إيقاف العرض التلقائي', en: 'Pause automatic playback' },
  play: { ar: 'تشغيل العرض التلقائي', en: 'Start automatic playback' },
});
