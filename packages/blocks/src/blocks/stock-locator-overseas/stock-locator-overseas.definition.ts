import { defineBlock } from '../../model/definition/define-block.js';
import { stockData } from '../../shared/stock/stock-data.js';
import { stockFields } from '../../shared/stock/stock-fields.js';
import { sample } from './stock-locator-overseas.sample.js';

export const stockLocatorOverseas = defineBlock({
  key: 'stock-locator-overseas',
  name: { ar: 'باحث السيارات (الأسواق الخارجية)', en: 'Stock locator (overseas)' },
  description: {
    ar: 'قائمة السيارات المتوفرة للأسواق الخارجية، مع السعر السابق بجانب السعر الحالي وعوامل تصفية أقل في البداية.',
    en: 'Vehicles in stock for overseas markets, with the previous price beside the current one and fewer filters at first.',
  },
  short_description: {
    ar: 'البحث في السيارات، مع السعر السابق',
    en: 'Find a vehicle, with the old price',
  },
  group: 'Stock Locator',
  version: 1,
  fields: stockFields(['models', 'statuses', 'production_year', 'engine_types', 'specific_colors']),
  interactive: true,
  data: stockData,
  sample,
});
