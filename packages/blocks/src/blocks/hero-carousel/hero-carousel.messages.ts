import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.hero-carousel', {
  highlights: { ar: 'أبرز ما لدينا', en: 'Highlights' },
  pause_video: { ar: 'إيقاف الفيديو', en: 'Pause video' },
  play_video: { ar: 'تشغيل الفيديو', en: 'Play video' },
});
