import { defineBlock } from '../../model/definition/define-block.js';
import {
  formTabsFields,
  formTabsGroupFields,
  formTabsNeed,
  isFormTab,
} from '../../shared/form-tabs/form-tabs-fields.js';
import { sample } from './expanded-entry-form-tabs-regional.sample.js';

export const expandedEntryFormTabsRegional = defineBlock({
  key: 'expanded-entry-form-tabs-regional',
  name: { ar: 'نماذج في تبويبات (إقليمي)', en: 'Expanded entry forms with tabs (regional)' },
  description: {
    ar: 'نماذج المنطقة في تبويبات، من اليمين إلى اليسار بالعربية، مع ربط مواقعها.',
    en: 'Forms of a region in tabs, right to left in Arabic, with mappings of its locations.',
  },
  short_description: { ar: 'نماذج المنطقة في تبويبات', en: 'Forms of the region in tabs' },
  group: 'Mena',
  version: 1,
  fields: formTabsFields(),
  group_fields: formTabsGroupFields(),
  complete: isFormTab,
  interactive: true,
  data: formTabsNeed,
  sample,
});
