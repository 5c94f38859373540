import { defineBlock } from '../../model/definition/define-block.js';
import { markdown, string } from '../../model/definition/field.js';
import {
  paragraph,
  rdxImage,
  rdxLink,
  sectionLayout,
  title,
  titleSet,
} from '../../model/definition/option-sets.js';
import { tabLabel } from '../../shared/tabs/tab-label.js';
import { sample } from './tabs-with-modal.sample.js';

export const tabsWithModal = defineBlock({
  key: 'tabs-with-modal',
  name: { ar: 'تبويبات مع نافذة', en: 'Tabs with optional modal' },
  description: {
    ar: 'تبويبات بصورة وعنوان ونص ورابط. يمكن أن تكون لكل تبويب نافذة بتفاصيل أكثر.',
    en: 'Tabs with a picture, a title, a text and a link. Each can have a modal with more details.',
  },
  short_description: { ar: 'تبويبات بصور وتفاصيل', en: 'Tabs with pictures and details' },
  group: 'Advanced',
  version: 1,
  fields: { ...titleSet(), ...sectionLayout() },
  group_fields: {
    tab_label: tabLabel(),
    title: title(),
    paragraph: paragraph(),
    image: rdxImage(),
    'rdx-link': rdxLink(),
    modal_label: string({
      label: { ar: 'زر النافذة', en: 'Modal button' },
      help: {
        ar: 'يظهر الزر إذا كان له نص وللنافذة محتوى.',
        en: 'The button is shown when both its text and the modal content are filled in.',
      },
      optional: true,
    }),
    modal_title: string({ label: { ar: 'عنوان النافذة', en: 'Modal title' }, optional: true }),
    modal_content: markdown({
      label: { ar: 'محتوى النافذة', en: 'Modal content' },
      optional: true,
    }),
  },
  interactive: true,
  complete: ({ tab_label, title, paragraph, image, modal_label, modal_content, ...rest }) =>
    tab_label.trim() !== '' &&
    Boolean(title || paragraph || image || rest['rdx-link'] || (modal_label && modal_content)),
  sample,
});
