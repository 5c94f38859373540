import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.slider', {
  video: { ar: 'مقطع مصوّر', en: 'Video' },
  slides: { ar: 'مختارات', en: 'Highlights' },
  slide: { ar: 'الشريحة {number}', en: 'Slide {number}' },
  named_slide: { ar: 'الشريحة {number}: {title}', en: 'Slide {number}: {title}' },
  play: { ar: 'تشغيل المقطع', en: 'Play video' },
  play_named: { ar: 'تشغيل المقطع: {title}', en: 'Play video: {title}' },
});
