import { defineBlock } from '../../model/definition/define-block.js';
import { bool } from '../../model/definition/field.js';
import { loadingFailed, rdxImage, titleSet } from '../../model/definition/option-sets.js';
import { exteriorPreset } from '../../model/presets/presets.js';
import { sample } from './exterior-360.sample.js';

export const exterior360 = defineBlock({
  key: 'exterior-360',
  name: { ar: 'السيارة من كل جانب', en: 'Exterior 360' },
  description: {
    ar: 'سيارة يديرها الزائر 360 درجة. يمكن أن تدور مرة تلقائيًا وأن تظهر أزرار لزواياها.',
    en: 'A car that visitors can turn by 360°. It can turn once automatically and have buttons for its sides.',
  },
  short_description: { ar: 'سيارة تُدار 360 درجة', en: 'A car that turns 360°' },
  group: 'Advanced',
  version: 1,
  fields: {
    exterior_preset: exteriorPreset(),
    image: rdxImage(),
    has_sidebar: bool({ label: { ar: 'أزرار الزوايا', en: 'Sidebar' } }),
    has_autostart: bool({ label: { ar: 'دورة تلقائية عند الظهور', en: 'Autostart' } }),
    ...titleSet(),
    ...loadingFailed(),
  },
  interactive: true,
  sample,
});
