import { defineBlock } from '../../model/definition/define-block.js';
import { icon, string } from '../../model/definition/field.js';
import { paragraph, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './icons-timeline.sample.js';

export const iconsTimeline = defineBlock({
  key: 'icons-timeline',
  name: { ar: 'مسار زمني بأيقونات', en: 'Icons timeline' },
  description: {
    ar: 'خط من المحطات، لكل محطة أيقونة وعنوان ونص.',
    en: 'A line of steps, each with an icon, a title and a text.',
  },
  short_description: { ar: 'محطات على خط واحد', en: 'Stations along a line' },
  group: 'Content',
  version: 1,
  max_field_groups: 20,
  fields: titleSet(),
  group_fields: {
    icon: icon({ label: { ar: 'الأيقونة', en: 'Icon' }, optional: true }),
    title: string({ label: { ar: 'عنوان المحطة', en: 'Station title' }, optional: true }),
    paragraph: paragraph(),
  },
  complete: ({ title, paragraph }) => Boolean(title || paragraph),
  interactive: false,
  sample,
});
