import { defineBlock } from '../../model/definition/define-block.js';
import { retailerSchemaFields } from '../../shared/retailer-schema/retailer-schema-fields.js';
import { sample } from './retailer-schema.sample.js';

export const retailerSchema = defineBlock({
  key: 'retailer-schema',
  name: { ar: 'بيانات الوكيل المنظَّمة', en: 'Retailer schema' },
  description: {
    ar: 'بيانات منظَّمة عن معرض الوكيل لمحركات البحث. لا تظهر على الصفحة، وتُحذف الحقول الفارغة.',
    en: 'Structured data about a showroom for search engines. It is not visible on the page. Empty fields are left out.',
  },
  short_description: { ar: 'بيانات معرض لمحركات البحث', en: 'A showroom for search engines' },
  group: 'Schema',
  version: 1,
  fields: retailerSchemaFields(),
  interactive: false,
  sample,
});
