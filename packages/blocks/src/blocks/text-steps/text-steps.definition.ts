import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { paragraph, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './text-steps.sample.js';

export const textSteps = defineBlock({
  key: 'text-steps',
  name: { ar: 'خطوات نصية', en: 'Text steps' },
  description: {
    ar: 'خطوات مرقّمة تشرح إجراءً من البداية إلى النهاية، لكل منها عنوان ونص.',
    en: 'Numbered steps that explain a process from start to end, each with a title and a text.',
  },
  short_description: { ar: 'خطوات مرقّمة', en: 'Numbered steps' },
  group: 'Content',
  version: 1,
  fields: titleSet(),
  group_fields: {
    title: string({ label: { ar: 'عنوان الخطوة', en: 'Step title' }, optional: true }),
    paragraph: paragraph(),
  },
  complete: ({ title, paragraph }) => Boolean(title || paragraph),
  interactive: false,
  sample,
});
