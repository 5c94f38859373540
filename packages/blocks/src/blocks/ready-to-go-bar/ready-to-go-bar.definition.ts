import { defineBlock } from '../../model/definition/define-block.js';
import { bool, icon, string } from '../../model/definition/field.js';
import { rdxLink } from '../../model/definition/option-sets.js';
import { sample } from './ready-to-go-bar.sample.js';

export const readyToGoBar = defineBlock({
  key: 'ready-to-go-bar',
  name: { ar: 'شريط الخطوة التالية', en: 'Ready-to-go bar' },
  description: {
    ar: 'شريط روابط سريعة تظهر أيضًا بين الأزرار العائمة في هذه الصفحة. يُعرض أول أربعة روابط.',
    en: 'A bar of quick links that are also part of the page’s floating actions. The first four are shown.',
  },
  short_description: { ar: 'روابط سريعة', en: 'Quick links' },
  group: 'Other',
  version: 1,
  max_field_groups: 5,
  fields: {
    fabDisabled: bool({
      label: {
        ar: 'إخفاء الأزرار العائمة في هذه الصفحة',
        en: 'Hide floating actions on this page',
      },
    }),
    mobile_button_label: string({
      label: { ar: 'زر عرض المزيد على الهاتف', en: 'Mobile button label' },
      default: { ar: 'عرض المزيد', en: 'Show more' },
    }),
    hide_block: bool({
      label: { ar: 'إخفاء الشريط', en: 'Hide the bar' },
      help: {
        ar: 'تبقى روابطه بين الأزرار العائمة.',
        en: 'Its links stay among the floating actions.',
      },
    }),
  },
  group_fields: {
    icon: icon({ label: { ar: 'الأيقونة', en: 'Icon' }, optional: true }),
    'rdx-link': rdxLink(),
  },
  interactive: true,
  complete: (group) => Boolean(group['rdx-link']),
  sample,
});
