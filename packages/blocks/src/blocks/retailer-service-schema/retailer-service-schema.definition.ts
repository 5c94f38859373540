import { defineBlock } from '../../model/definition/define-block.js';
import { retailerSchemaFields } from '../../shared/retailer-schema/retailer-schema-fields.js';
import { sample } from './retailer-service-schema.sample.js';

export const retailerServiceSchema = defineBlock({
  key: 'retailer-service-schema',
  name: { ar: 'بيانات مركز الخدمة المنظَّمة', en: 'Retailer-service schema' },
  description: {
    ar: 'بيانات منظَّمة عن مركز خدمة لمحركات البحث. لا يظهر منها شيء في الصفحة، وتُحذف الحقول الفارغة.',
    en: 'Structured data of a workshop for search engines. Nothing of it shows on the page; blank fields are left out.',
  },
  short_description: { ar: 'بيانات مركز خدمة لمحركات البحث', en: 'A workshop for search engines' },
  group: 'Schema',
  version: 1,
  fields: retailerSchemaFields(),
  interactive: false,
  sample,
});
