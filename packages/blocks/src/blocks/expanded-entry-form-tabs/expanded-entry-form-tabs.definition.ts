import { defineBlock } from '../../model/definition/define-block.js';
import {
  formTabsFields,
  formTabsGroupFields,
  formTabsNeed,
  isFormTab,
} from '../../shared/form-tabs/form-tabs-fields.js';
import { sample } from './expanded-entry-form-tabs.sample.js';

export const expandedEntryFormTabs = defineBlock({
  key: 'expanded-entry-form-tabs',
  name: { ar: 'نماذج في تبويبات', en: 'Expanded entry forms with tabs (standard)' },
  description: {
    ar: 'نماذج عدة في تبويبات، لكل تبويب أيقونة ونموذج. يُحمَّل النموذج عند فتح تبويبه.',
    en: 'Several forms in tabs, each with an icon and a form. A form is loaded when its tab opens.',
  },
  short_description: { ar: 'عدة نماذج في مكان واحد', en: 'Several forms in one place' },
  group: 'New Blocks Versions',
  version: 1,
  fields: formTabsFields(),
  group_fields: formTabsGroupFields(),
  complete: isFormTab,
  interactive: true,
  data: formTabsNeed,
  sample,
});
