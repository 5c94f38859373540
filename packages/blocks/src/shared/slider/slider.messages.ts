import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.slider', {
  video: { ar: 'فيديو', en: 'Video' },
  slides: { ar: 'مختارات', en: 'Highlights' },
  slide: { ar: 'الشريحة {number}', en: 'Slide {number}' },
  named_slide: { ar: 'الشريحة {number}: {title}', en: 'Slide {number}: {title}' },
  play: { ar: 'تشغيل الفيديو', en: 'Play video' },
  play_named: { ar: 'تشغيل الفيديو: {title}', en: 'Play video: {title}' },
});
