import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { getNews } from '@mawkib/api-clients/contracts/content';
import { newsPageParam } from '@mawkib/core/storage';
import { defineBlock } from '../../model/definition/define-block.js';
import { number, select, string } from '../../model/definition/field.js';
import { titleSet } from '../../model/definition/option-sets.js';
import { showableTexts } from '../../model/stored/showable.js';
import { sample } from './news.sample.js';
import { newsSource } from './news-source.js';

/** Default number of stories per page. */
export const storiesOnPage = 9;

/** Max number of stories per page, as the call allows. */
const maxStories = 12;

/** Stories of one page, and the number of pages. */
export interface NewsData {
  stories: ResponseOf<typeof getNews>['data'];
  page: number;
  pages: number;
}

const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get(newsPageParam));
  return Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1;
};

export const news = defineBlock({
  key: 'news',
  name: { ar: 'الأخبار', en: 'News' },
  description: {
    ar: 'أخبار السوق مرتّبة من الأحدث، في صفحات. كل صفحة من نوع «خبر» تظهر هنا بعد نشرها.',
    en: 'News of the market in pages, newest first. Each page of the type “news” is listed here once it is published.',
  },
  short_description: { ar: 'قائمة الأخبار', en: 'A list of news' },
  group: 'Mena',
  version: 1,
  fields: {
    ...titleSet(),
    locale: select({
      label: { ar: 'لغة الأخبار', en: 'Language of the news' },
      help: {
        ar: 'اتركها فارغة لاستخدام لغة الصفحة.',
        en: 'Leave empty for the language of the page.',
      },
      options: newsSource.locales.map((value) => ({ value, label: { ar: value, en: value } })),
      optional: true,
    }),
    market: select({
      label: { ar: 'بلد الأخبار', en: 'Country of the news' },
      help: {
        ar: 'يُرسل إلى مصدر الأخبار المحدد في الإعدادات.',
        en: 'Sent to the news feed that is set in the settings.',
      },
      options: newsSource.markets.map((value) => ({ value, label: { ar: value, en: value } })),
      default: newsSource.defaultMarket,
      optional: true,
    }),
    items_per_page: number({
      label: { ar: 'الأخبار في الصفحة', en: 'Stories per page' },
      default: storiesOnPage,
      min: 1,
      max: maxStories,
      step: 1,
      optional: true,
    }),
    read_more_label: string({
      label: { ar: 'نص رابط الخبر', en: 'Read more label' },
      default: { ar: 'اقرأ المزيد', en: 'Read more' },
      optional: true,
    }),
    back_label: string({
      label: { ar: 'نص العودة من خبر', en: 'Back label' },
      help: {
        ar: 'يظهر في صفحة الخبر للزوار القادمين من هذه القائمة.',
        en: 'Shown on the page of an article to visitors who come from this list.',
      },
      default: { ar: 'العودة إلى قسم الأخبار', en: 'Back to News Section' },
      optional: true,
    }),
    error_heading: string({
      label: { ar: 'عنوان الخطأ', en: 'Error heading' },
      default: { ar: 'حدث خطأ', en: 'Something went wrong' },
      optional: true,
    }),
    error_text: string({
      label: { ar: 'نص الخطأ', en: 'Error text' },
      default: {
        ar: 'واجهنا مشكلة تقنية. حدّث الصفحة وحاول مرة أخرى.',
        en: 'We ran into a technical issue. Please refresh and try again.',
      },
      optional: true,
    }),
    no_results_heading: string({
      label: { ar: 'العنوان عند عدم وجود أخبار', en: 'Heading without news' },
      default: { ar: 'لا نتائج', en: 'No results' },
      optional: true,
    }),
    no_results_text: string({
      label: { ar: 'النص عند عدم وجود أخبار', en: 'Text without news' },
      default: { ar: 'لم نعثر على أي أخبار.', en: 'We have not found any news.' },
      optional: true,
    }),
  },
  interactive: true,
  data: ({ fields, search, locale }) => {
    const page = pageIn(search);
    const items = Math.trunc(
      Math.min(maxStories, Math.max(1, fields.items_per_page ?? storiesOnPage)),
    );
    return {
      operation: getNews,
      input: {
        query: {
          locale: newsSource.localeOf(fields.locale || locale),
          market: newsSource.marketOf(fields.market),
          page,
          items,
        },
      },
      select: (response: ResponseOf<typeof getNews>): NewsData => ({
        stories: showableTexts(response).data.slice(0, items),
        page,
        pages: pagesIn(response.meta, page),
      }),
    };
  },
  sample,
});

const pagesIn = (meta: unknown, page: number): number => {
  const pages = Number((meta as { pages?: unknown } | undefined)?.pages);
  return Number.isInteger(pages) && pages > 0 ? pages : page;
};
