import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.subscription-quiz', {
  subscription: { ar: 'الاشتراك', en: 'Subscription' },
  loan: { ar: 'التمويل', en: 'Loan' },
  full_service: { ar: 'الخدمة الكاملة', en: 'Full service' },
  leasing_to_go: { ar: 'الإيجار المرن', en: 'Leasing to go' },
  best: { ar: 'الأنسب لك', en: 'Best for you' },
  others: { ar: 'خيارات أخرى', en: 'Other options' },
  change: { ar: 'غيّر', en: 'Change' },
  change_of: { ar: 'غيّر الإجابة: {question}', en: 'Change the answer: {question}' },
});
