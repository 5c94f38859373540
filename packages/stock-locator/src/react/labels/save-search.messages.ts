import { defineMessages } from '@mawkib/core/locale';

/** Texts of saving a search, and of the link to what is saved. */
export const messages = defineMessages('stock-locator.save-search', {
  save_search: { ar: 'حفظ هذا البحث', en: 'Save this search' },
  search_saved: { ar: 'البحث محفوظ', en: 'Search saved' },
  save_unstored: {
    ar: 'حُفظ البحث لهذه الزيارة فقط، لأن متصفحك لا يسمح بالتخزين.',
    en: 'Saved for this visit only, because your browser does not allow storage.',
  },
  save_full: {
    ar: 'يمكنك حفظ 20 بحثًا. أزل أحدها أولًا.',
    en: 'You can save up to 20 searches. Remove one first.',
  },
  badge: {
    ar: {
      zero: 'لا جديد في عمليات البحث المحفوظة',
      one: 'جديد واحد في عمليات البحث المحفوظة',
      two: 'جديدان في عمليات البحث المحفوظة',
      few: '{count} مستجدات في عمليات البحث المحفوظة',
      many: '{count} مستجدًا في عمليات البحث المحفوظة',
      other: '{count} مستجد في عمليات البحث المحفوظة',
    },
    en: {
      one: '{count} change in your saved searches',
      other: '{count} changes in your saved searches',
    },
  },
});
