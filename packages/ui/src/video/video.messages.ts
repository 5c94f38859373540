import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('ui.video', {
  video: { ar: 'فيديو', en: 'Video' },
  play: { ar: 'تشغيل الفيديو', en: 'Play video' },
  pause: { ar: 'إيقاف الفيديو', en: 'Pause video' },
});
