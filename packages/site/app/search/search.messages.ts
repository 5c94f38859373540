import { defineMessages } from '@mawkib/core/locale';

/** Texts of the search page and of suggestions. */
export const messages = defineMessages('site.search', {
  title: { ar: 'البحث', en: 'Search' },
  title_of: { ar: 'نتائج البحث عن «{q}»', en: 'Results for “{q}”' },
  field: { ar: 'ابحث في الموقع', en: 'Search the site' },
  go: { ar: 'بحث', en: 'Search' },
  hint: {
    ar: 'اكتب اسم طراز أو مدينة أو سؤالًا، وستجد الصفحات والسيارات المتوفرة والوكلاء والأخبار.',
    en: 'Type a model, a city or a question to find pages, cars in stock, retailers and news.',
  },
  cut: {
    ar: 'بحثنا عن أول {max} حرف مما كتبت.',
    en: 'We searched for the first {max} characters of your text.',
  },
  failed: {
    ar: 'تعذّر عرض بعض النتائج بسبب عطل لدينا. حاول مرة أخرى بعد قليل.',
    en: 'Some results could not be loaded because of a problem on our side. Try again in a moment.',
  },
  kinds: { ar: 'أنواع النتائج', en: 'Types of results' },
  all: { ar: 'الكل', en: 'All' },
  cars: { ar: 'السيارات المتوفرة', en: 'Cars in stock' },
  pages: { ar: 'الصفحات', en: 'Pages' },
  models: { ar: 'الطرازات', en: 'Models' },
  questions: { ar: 'الأسئلة', en: 'Questions' },
  retailers: { ar: 'الوكلاء', en: 'Retailers' },
  news: { ar: 'الأخبار', en: 'News' },
  all_cars: { ar: 'عرض كل السيارات المطابقة', en: 'Show all matching cars' },
  car_count: {
    ar: {
      zero: 'لا سيارات',
      one: 'سيارة واحدة',
      two: 'سيارتان',
      few: '{count} سيارات',
      many: '{count} سيارة',
      other: '{count} سيارة',
    },
    en: { one: '1 car', other: '{count} cars' },
  },
  total: {
    ar: {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{count} نتائج',
      many: '{count} نتيجة',
      other: '{count} نتيجة',
    },
    en: { zero: 'No results', one: '1 result', other: '{count} results' },
  },
  paging: { ar: 'صفحات النتائج', en: 'Pages of results' },
  previous: { ar: 'السابقة', en: 'Previous' },
  next: { ar: 'التالية', en: 'Next' },
  page_of: { ar: 'صفحة {page} من {pages}', en: 'Page {page} of {pages}' },
  browse_stock: { ar: 'تصفّح السيارات المتوفرة', en: 'Browse cars in stock' },
  home: { ar: 'الصفحة الرئيسية', en: 'Home page' },
});
