import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import {
  nativeVideoBackground,
  paragraphSet,
  rdxImage,
  rdxLink,
  titleSet,
} from '../../model/definition/option-sets.js';
import { sample } from './electrifying-power.sample.js';

export const electrifyingPower = defineBlock({
  key: 'electrifying-power',
  name: { ar: 'قوة كهربائية', en: 'Electrifying power' },
  description: {
    ar: 'صورة أو فيديو في الخلفية مع عنوان وثلاثة أرقام للأداء ورابط.',
    en: 'A picture or background video with a title, three performance figures and a link.',
  },
  short_description: { ar: 'أرقام الأداء الكهربائي', en: 'Electric performance figures' },
  group: 'Content',
  version: 1,
  fields: {
    ...titleSet(),
    ...paragraphSet(),
    image: rdxImage(),
    native_video_background: nativeVideoBackground(),
    'rdx-link': rdxLink(),
  },
  group_fields: {
    value: string({
      label: { ar: 'الرقم', en: 'Value' },
      help: {
        ar: 'تظهر أول ثلاثة أرقام. لا يظهر العنصر الذي لا رقم له.',
        en: 'The first three figures are shown. An item without a value is hidden.',
      },
      optional: true,
    }),
    unit: string({ label: { ar: 'الوحدة', en: 'Unit' }, optional: true }),
    label: string({ label: { ar: 'الوصف', en: 'Label' }, optional: true }),
  },
  complete: ({ value }) => Boolean(value?.trim()),
  interactive: false,
  sample,
});
