import { defineBlock } from '../../model/definition/define-block.js';
import { stockData } from '../../shared/stock/stock-data.js';
import { stockFields } from '../../shared/stock/stock-fields.js';
import { sample } from './stock-locator.sample.js';

export const stockLocator = defineBlock({
  key: 'stock-locator',
  name: { ar: 'باحث السيارات', en: 'Stock locator' },
  description: {
    ar: 'قائمة السيارات المتوفرة مع التصفية والترتيب. يتضمن عنوان URL للصفحة اختيارات الزائر.',
    en: 'Vehicles in stock with filters and sorting. The URL of the page contains the visitor’s choices.',
  },
  short_description: { ar: 'البحث في السيارات المتوفرة', en: 'Find a vehicle in stock' },
  group: 'Stock Locator',
  version: 1,
  fields: stockFields([
    'brands',
    'models',
    'states',
    'display_price',
    'mileage',
    'production_year',
    'engine_types',
    'transmissions',
    'colors',
    'dealers',
  ]),
  interactive: true,
  data: stockData,
  sample,
});
