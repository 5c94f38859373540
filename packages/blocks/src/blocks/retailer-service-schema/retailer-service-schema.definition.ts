import { defineBlock } from '../../model/definition/define-block.js';
import { retailerSchemaFields } from '../../shared/retailer-schema/retailer-schema-fields.js';
import { sample } from './retailer-service-schema.sample.js';

export const retailerServiceSchema = defineBlock({
  key: 'retailer-service-schema',
  name: { ar: 'بيانات مركز الخدمة المنظَّمة', en: 'Retailer-service schema' },
  description: {
    ar: 'بيانات منظَّمة عن مركز خدمة لمحركات البحث. لا تظهر على الصفحة، وتُحذف الحقول الفارغة.',
    en: 'Structured data about a workshop for search engines. It is not visible on the page. Empty fields are left out.',
  },
  short_description: { ar: 'بيانات مركز خدمة لمحركات البحث', en: 'A workshop for search engines' },
  group: 'Schema',
  version: 1,
  fields: retailerSchemaFields(),
  interactive: false,
  sample,
});
