import { listVehicles, type VehicleListing } from '@mawkib/api-clients/contracts/stock';
import { readAttributes } from '@mawkib/stock-locator/engine';
import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { sliderTheme, titleSet } from '../../model/definition/option-sets.js';
import { forCards } from '../../shared/stock/for-cards.js';
import type { StockListData } from '../../shared/stock/stock-data.js';
import { defaultListing } from '../../shared/stock/stock-query.js';
import { sample } from './stock-locator-carousel.sample.js';

export const stockLocatorCarousel = defineBlock({
  key: 'stock-locator-carousel',
  name: { ar: 'شريط سيارات متوفرة', en: 'Stock locator carousel' },
  description: {
    ar: 'شريط بسيارات من قائمة واحدة، حتى 12 سيارة، الأحدث إضافة أولًا.',
    en: 'A sliding row of vehicles from one list, up to 12, newest first.',
  },
  short_description: { ar: 'سيارات متوفرة في شريط', en: 'A row of vehicles in stock' },
  group: 'Stock Locator',
  version: 1,
  fields: {
    ci_key_list: string({
      label: { ar: 'مفتاح القائمة', en: 'List key' },
      help: {
        ar: 'اتركه فارغًا لقائمة السوق.',
        en: 'Leave empty for the list of the market.',
      },
      contentful: false,
      max_length: 200,
      optional: true,
    }),
    ...titleSet(),
    slider_theme: sliderTheme(),
  },
  interactive: true,
  data: ({ fields, locale, settings }) => ({
    operation: listVehicles,
    input: {
      params: { listing: fields.ci_key_list?.trim() || defaultListing },
      query: { lang: locale, items: 12, sort: '-created_at' },
    },
    select: (response: VehicleListing): StockListData => ({
      ...forCards(response),
      cardAttributes: settings && readAttributes(settings.get('stock_locator.card_attributes')),
    }),
  }),
  sample,
});
