import { defineMessages } from '@mawkib/core/locale';

/** What completions, ways out of an empty list and saved searches say. */
export const messages = defineMessages('stock-locator.searches', {
  suggestions: { ar: 'اقتراحات البحث', en: 'Search suggestions' },
  suggested: {
    ar: {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد. استخدم الأسهم للتنقّل.',
      two: 'اقتراحان. استخدم الأسهم للتنقّل.',
      few: '{count} اقتراحات. استخدم الأسهم للتنقّل.',
      many: '{count} اقتراحًا. استخدم الأسهم للتنقّل.',
      other: '{count} اقتراح. استخدم الأسهم للتنقّل.',
    },
    en: {
      one: '{count} suggestion. Use the arrow keys.',
      other: '{count} suggestions. Use the arrow keys.',
    },
  },
  suggested_none: { ar: 'لا اقتراحات', en: 'No suggestions' },
  closest: { ar: 'أقرب ما لدينا إلى بحثك', en: 'What comes closest' },
  without: { ar: 'دون «{name}»', en: 'Without “{name}”' },
  as_well: { ar: 'و«{name}» أيضًا', en: '“{name}” as well' },
  equipment: { ar: 'التجهيزات', en: 'Equipment' },
  as_typed: { ar: 'بحثك', en: 'Your search' },
});
