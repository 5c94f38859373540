import { defineBlock } from '../../model/definition/define-block.js';
import { stockData } from '../../shared/stock/stock-data.js';
import { stockFields } from '../../shared/stock/stock-fields.js';
import { sample } from './stock-locator-overseas.sample.js';

export const stockLocatorOverseas = defineBlock({
  key: 'stock-locator-overseas',
  name: { ar: 'باحث السيارات (الأسواق الخارجية)', en: 'Stock locator (overseas)' },
  description: {
    ar: 'قائمة السيارات المتوفرة للأسواق الخارجية: السعر السابق إلى جانب السعر الحالي، وعوامل تصفية أقل في البداية.',
    en: 'The vehicles in stock for overseas markets: the previous price beside the present one, and fewer filters to begin with.',
  },
  short_description: {
    ar: 'البحث في السيارات، مع السعر السابق',
    en: 'Find a vehicle, old price shown',
  },
  group: 'Stock Locator',
  version: 1,
  fields: stockFields(['models', 'statuses', 'production_year', 'engine_types', 'specific_colors']),
  interactive: true,
  data: stockData,
  sample,
});
