import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { type CollectionItem, getCollection } from '@mawkib/api-clients/contracts/content';
import { defineBlock } from '../../model/definition/define-block.js';
import { bool, number, select, string } from '../../model/definition/field.js';
import { loadingFailed, sliderTheme } from '../../model/definition/option-sets.js';
import { showableTexts } from '../../model/stored/showable.js';
import { sample } from './collection-slider-feed.sample.js';

/** Default and max number of items. Blocks document, section 9. */
const items = { default: 10, max: 100 };

export const collectionSliderFeed = defineBlock({
  key: 'collection-slider-feed',
  name: { ar: 'شرائح مجموعة (من مصدر)', en: 'Collection slider (feed-based)' },
  description: {
    ar: 'شرائح من مصدر المجموعات في الإعداد mena.collections_api_url، أو من مجموعات السوق.',
    en: 'Slides from the feed in the setting mena.collections_api_url, or from the market’s own collections.',
  },
  short_description: { ar: 'شرائح من مصدر خارجي', en: 'Slides from a feed' },
  group: 'Mena',
  version: 1,
  fields: {
    lang: select({
      label: { ar: 'لغة المجموعة', en: 'Language' },
      options: [
        { value: 'en', label: { ar: 'الإنجليزية', en: 'English' } },
        { value: 'ar', label: { ar: 'العربية', en: 'Arabic' } },
      ],
      default: 'ar',
    }),
    market: string({
      label: { ar: 'السوق', en: 'Market' },
      help: { ar: 'رمز البلد، مثل AE.', en: 'Code of a country, such as AE.' },
      max_length: 100,
    }),
    collection: string({ label: { ar: 'المجموعة', en: 'Collection' }, max_length: 200 }),
    limit: number({
      label: { ar: 'أقصى عدد للعناصر', en: 'Max number of items' },
      default: items.default,
      min: 1,
      max: items.max,
      step: 1,
    }),
    grouped: bool({
      label: { ar: 'شريحة لكل مجموعة فرعية', en: 'A slide for each group' },
    }),
    show_pagination: bool({ label: { ar: 'إظهار مؤشرات الشرائح', en: 'Show the pagination' } }),
    slider_theme: sliderTheme(),
    ...loadingFailed(),
  },
  interactive: true,
  data: ({ fields }) => {
    const limit = Math.trunc(Math.min(items.max, Math.max(1, fields.limit)));
    const { lang, market, collection } = fields;
    return {
      operation: getCollection,
      input: {
        query: { lang, market: market.trim(), collection: collection.trim(), limit },
      },
      /** Throws for an empty feed, which the block shows as a failure. */
      select: (response: ResponseOf<typeof getCollection>): CollectionItem[] => {
        const found = showableTexts(response).data.slice(0, limit).map(shownPart);
        if (found.length === 0) throw new Error('The collection is empty.');
        return found;
      },
    };
  },
  sample,
});

/** The members that a slide shows; a feed may send any others. */
const shownPart = ({ id, title, description, image, link, group }: CollectionItem) => ({
  id,
  title,
  description,
  image,
  link,
  group,
});
