import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.quiz', {
  progress: { ar: 'السؤال {step} من {count}', en: 'Question {step} of {count}' },
  done: { ar: 'أجبت عن كل الأسئلة', en: 'All questions answered' },
  missing: { ar: 'اختر إجابة عن هذا السؤال.', en: 'Choose an answer to this question.' },
  next: { ar: 'التالي', en: 'Next' },
  previous: { ar: 'السابق', en: 'Previous' },
  start: { ar: 'ابدأ', en: 'Start' },
  restart: { ar: 'ابدأ من جديد', en: 'Start again' },
  result: { ar: 'اعرض النتيجة', en: 'See result' },
});
