import { firstDealers, withOtherDealers } from '@mawkib/api-clients/content';
import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { getDealers } from '@mawkib/api-clients/contracts/content';
import { marketBrands, stockBrand } from '@mawkib/core/brands';
import type { DataCall } from '../../model/definition/data-need.js';
import { defineBlock } from '../../model/definition/define-block.js';
import { select } from '../../model/definition/field.js';
import { loadingFailed, titleSet } from '../../model/definition/option-sets.js';
import { type LocatorData, locatorData } from './locator-data.js';
import { sample } from './retailer-locator.sample.js';

export const retailerLocator = defineBlock({
  key: 'retailer-locator',
  name: { ar: 'محدّد الوكلاء', en: 'Retailer locator' },
  description: {
    ar: 'وكلاء السوق في قائمة وعلى خريطة، مع بحث بالاسم أو المدينة أو الرمز البريدي. الأقرب أولًا متى شارك الزائر موقعه. تُضبط الخرائط في إعدادات السوق؛ ومن دونها تظهر القائمة وحدها.',
    en: 'The market’s retailers in a list and on a map, with a search by name, town or postcode; nearest first once a visitor shares a position. The market’s settings choose the maps; without them the list is shown alone.',
  },
  short_description: { ar: 'بحث عن أقرب وكيل', en: 'Find a retailer nearby' },
  group: 'Retailers',
  version: 1,
  fields: {
    ...titleSet(),
    brand: select({
      label: { ar: 'العلامة', en: 'Brand' },
      help: {
        ar: 'يظهر وكلاء هذه العلامة فقط. اتركها فارغة لكل الوكلاء.',
        en: 'Only retailers of this brand are shown. Leave empty for all.',
      },
      get options() {
        return marketBrands().map((brand) => ({ value: stockBrand(brand), label: brand.name }));
      },
      optional: true,
    }),
    ...loadingFailed(),
  },
  interactive: true,
  data: ({ fields, locale }) => ({
    operation: getDealers,
    input: { query: firstDealers(locale) },
    complete: (response: ResponseOf<typeof getDealers>, ask: DataCall) =>
      withOtherDealers(response, ask, locale),
    select: (response: ResponseOf<typeof getDealers>): LocatorData =>
      locatorData(response, { brand: fields.brand, locale }),
  }),
  sample,
});
